import { wordsOf } from '../plural.ts';

export const { number, plural } = wordsOf('de');
