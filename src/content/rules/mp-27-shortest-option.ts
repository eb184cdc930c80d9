import { distractorsOf, keysOf } from '../bank.ts';
import { lengthRule, lengthsOf } from '../key-length-share.ts';

export const shortestOptionRule = lengthRule({
  id: 'MP-27',
  title: 'The key is not the shortest option more often than chance explains',
  why: 'Where keys are bare names and distractors describe, the shortest option is right unread.',
  extreme: 'shortest',
  remedy: 'let keys say what they deserve to, or shorten distractors',
  isExtreme: (question) =>
    Math.min(...lengthsOf(keysOf(question))) < Math.min(...lengthsOf(distractorsOf(question))),
});
