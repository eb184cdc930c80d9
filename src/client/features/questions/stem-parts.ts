// What a question asks, apart from the situation it tells first.

/** A stem of at most so many words is read in one glance. */
const SHORT_WORDS = 25;

/** Where a sentence begins: after the mark that ends one, before a capital letter. */
const SENTENCE_START = /(?<=[.!?]["”’)]*)\s+(?=["“‘(]?\p{Lu})/u;

export interface StemParts {
  /** The situation; empty where the stem is short or a single sentence. */
  readonly situation: string;
  /** What is asked: from the last sentence with a question mark on, else the last sentence. */
  readonly asked: string;
}

/** @param stem in English, the language of all questions */
export function stemParts(stem: string): StemParts {
  const whole = { situation: '', asked: stem };
  if (stem.split(/\s+/).length <= SHORT_WORDS) return whole;
  const sentences = stem.split(SENTENCE_START);
  const withMark = sentences.findLastIndex((sentence) => sentence.includes('?'));
  const from = withMark < 0 ? sentences.length - 1 : withMark;
  if (from === 0) return whole;
  return { situation: sentences.slice(0, from).join(' '), asked: sentences.slice(from).join(' ') };
}
