// Enough of a template to lead to it and to download it.
import { z } from 'zod';
import { TEMPLATE_FORMATS } from '#domain/templates/template.ts';

export const templateRefSchema = z.object({
  key: z.string(),
  title: z.string(),
  format: z.enum(TEMPLATE_FORMATS),
  isPremium: z.boolean(),
});
export type TemplateRef = z.infer<typeof templateRefSchema>;
