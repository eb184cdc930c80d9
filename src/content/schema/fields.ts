import { z } from 'zod';

export const dateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date as "2026-11-20"');
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and single hyphens');
export const revSchema = z.int().min(1);

/** draft: checked, not shipped. live: shipped. watch: shipped, its statistics are being looked at. */
export const stateSchema = z.enum(['draft', 'live', 'watch']);
