// A spoken line becomes captions: whole sentences, as many as fit.
import { wordsOf } from './prose.ts';

/** A caption stands below the picture in at most four lines of a phone. */
export const CAPTION_WORDS_MAX = 42;

/** The captions of a line, in its order; a sentence that is too long by itself stays whole. */
export function captionsOf(line: string): string[] {
  const captions: string[] = [];
  for (const sentence of line.trim().split(/(?<=[.!?…]["”’)]?)\s+(?=\S)/u)) {
    const last = captions.at(-1);
    const joined = last === undefined ? sentence : `${last} ${sentence}`;
    if (last === undefined || wordsOf(joined).length > CAPTION_WORDS_MAX) captions.push(sentence);
    else captions[captions.length - 1] = joined;
  }
  return captions;
}
