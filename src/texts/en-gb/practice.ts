// Practice as British English says it.
import { practice as american } from '../en-us/practice.ts';
import type { Messages } from '../messages.ts';

export const practice = {
  ...american,
  finishFirst: 'Finish it to practise another topic, or choose one here.',
} satisfies Messages['practice'];
