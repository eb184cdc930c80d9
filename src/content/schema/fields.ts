import { z } from 'zod';

export const dateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date as "2026-11-20"');
/** A case company's key, which learners' rows keep; in small letters it leads the ids of a lab's tasks. */
export const companyKeySchema = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]{0,29}$/, 'expected a word of letters and digits');

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and single hyphens');
export const revSchema = z.int().min(1);

/** draft: checked, not shipped. live: shipped. watch: shipped, its statistics are being looked at. */
export const stateSchema = z.enum(['draft', 'live', 'watch']);
