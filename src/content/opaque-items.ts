// Authors name what is to be put in order as it belongs, a, b, c; what is sent must not tell that.
import { createHash } from 'node:crypto';

/** The same items by names that say nothing of their places, and stay the same at every build. */
export const opaqueItems = <T extends { readonly id: string }>(
  owner: string,
  items: readonly T[],
): T[] => items.map((item) => ({ ...item, id: opaqueId(`${owner} ${item.id}`) }));

const opaqueId = (name: string): string =>
  `o${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
