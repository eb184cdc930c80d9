import type { TextOf } from '#client/base/language/language.tsx';
import type { Area } from '#texts/messages.ts';

/** The text of the product under `area.key`; empty where there is none, which a test of the content refuses. */
export function textAt(textOf: TextOf, name: string): string {
  const [area, ...keys] = name.split('.');
  const found = keys.reduce<unknown>(
    (texts, key) => (texts as Readonly<Record<string, unknown>> | undefined)?.[key],
    textOf(area as Area),
  );
  // Some texts lead on to a name, which a drawing does not have.
  return typeof found === 'string' ? found.replace(/\s*:$/u, '') : '';
}
