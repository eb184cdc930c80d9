import { distractorsOf, keysOf } from '../bank.ts';
import { lengthRule, lengthsOf } from '../key-length-share.ts';

export const longestOptionRule = lengthRule({
  id: 'QC-09',
  title: 'The key is not the longest option more often than chance explains',
  why: 'Always choosing the longest option passes many public mock exams; it must not pass ours.',
  extreme: 'longest',
  remedy: 'shorten keys or lengthen distractors',
  isExtreme: (question) =>
    Math.max(...lengthsOf(keysOf(question))) > Math.max(...lengthsOf(distractorsOf(question))),
});
