import { wordsOf } from '../plural.ts';

export const { number, plural, clock, minutes } = wordsOf('de');
