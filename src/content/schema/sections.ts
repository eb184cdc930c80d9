import { z } from 'zod';

const sectionSchema = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1).max(60),
  summary: z.string().min(1).max(200),
  /** What stands in the station's circle. */
  letter: z.string().min(1).max(3),
  /** Ids of the missions, in the order learners meet them. */
  missions: z.array(z.string().min(1)).min(1),
});
export type SectionFile = z.infer<typeof sectionSchema>;

/** `courses/<course>/sections.yaml`: the sections in their order. */
export const sectionsSchema = z.array(sectionSchema);
