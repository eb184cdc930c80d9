// The files of texts in every language but American English.
export const files = import.meta.glob<Record<string, unknown>>([
  '../../../texts/{de,en-gb,es,fr}/*.ts',
  '!**/words.ts',
]);
