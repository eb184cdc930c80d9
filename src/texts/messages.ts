import type { enUS } from './en-us.ts';

/** Every text of the product. A language is complete when it `satisfies Messages`. */
export type Messages = typeof enUS;
