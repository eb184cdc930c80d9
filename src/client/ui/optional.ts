// A part that arrives when it is first needed, and whose screen is whole without it.
import { type ComponentType, lazy } from 'react';

/** Shows nothing where its file cannot be fetched, such as without a network. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
