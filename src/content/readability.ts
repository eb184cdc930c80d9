import { termsOf, wordsOf } from './prose.ts';

/** The sentences of a text; a colon or a semicolon ends none. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?…]["”)]?)\s+|\n{2,}/).filter((sentence) => wordsOf(sentence).length > 0);

/** Syllables of an English word by its groups of vowels: right for most words, good for a mean. */
export function syllablesOf(word: string): number {
  const bare = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  // A silent e at the end, alone or in -es and -ed; the e of "table", "houses" and "needed" is heard.
  const spoken = bare.replace(/(?<![lszxcg]|sh|ch)es$|(?<![td])ed$|(?<!l)e$|(?<=[aeiouyl]l)e$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/** The Flesch-Kincaid grade: years at a school in the US after which the text is read with ease. */
export function gradeOf(text: string): number {
  const words = termsOf(text);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (
    0.39 * (words.length / Math.max(1, sentencesOf(text).length)) +
    11.8 * (syllables / words.length) -
    15.59
  );
}
