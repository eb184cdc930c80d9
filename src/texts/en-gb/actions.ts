// Buttons and short words as British English says them.
import { actions as american } from '../en-us/actions.ts';
import type { Messages } from '../messages.ts';

export const actions = {
  ...american,
  practiseMissed: (asked: number, all: number, open: number) =>
    american.practiseMissed(asked, all, open).replace('Practice', 'Practise'),
} satisfies Messages['actions'];
