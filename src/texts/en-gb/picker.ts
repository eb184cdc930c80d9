// The picker as British English says it.
import { picker as american } from '../en-us/picker.ts';
import type { Messages } from '../messages.ts';

export const picker = {
  ...american,
  legal: 'Trade marks',
} satisfies Messages['picker'];
