import { z } from 'zod';

const waiverSchema = z.strictObject({
  /** The rule whose warning is accepted, such as QC-11. */
  rule: z.string().min(1),
  /** The thing it is accepted for: a question's, mission's or figure's id. */
  id: z.string().min(1),
  reason: z.string().min(20, 'say in a sentence why this warning is accepted'),
});
export type WaiverFile = z.infer<typeof waiverSchema>;

/** `waivers.yaml`: accepted warnings; an error cannot be waived. */
export const waiversSchema = z.array(waiverSchema);
