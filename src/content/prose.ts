/** The words of a text, as they count for lengths and minutes. */
export const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Lower-case words without marks, for comparing texts. */
export const termsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** A text reduced to what makes it the same text: words in order. */
export const normalised = (text: string): string => termsOf(text).join(' ');

/** The question proper: the last sentence of a stem, apart from "Choose two." */
export const askedIn = (stem: string): string =>
  stem
    .trim()
    .split(/(?<=[.!?…])\s+/)
    .findLast((sentence) => !/^(?:choose|select|pick) (?:two|three|2|3)\b/i.test(sentence)) ?? '';

/** The line, from 1, on which a character stands. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;
