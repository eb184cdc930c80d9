import { z } from 'zod';
import { slugSchema } from './fields.ts';

const faqEntrySchema = z.strictObject({
  id: z
    .string()
    .regex(/^faq\.[a-z0-9]+(-[a-z0-9]+)*$/, 'expected faq. and a name in small letters'),
  question: z.string().min(8).max(120),
  /** Restricted Markdown; figures are facts in braces, such as {paper pap.one count}. */
  answer: z.string().min(20).max(900),
});
export type FaqEntryFile = z.infer<typeof faqEntrySchema>;

/** `faq/<category>.yaml`: the questions of a category, in the order they are shown. */
export const faqSchema = z.array(faqEntrySchema).min(1);

const helpArticleSchema = z.strictObject({
  /** The name of the screen that it belongs to. */
  id: slugSchema,
  title: z.string().min(3).max(72),
  body: z.string().min(40).max(1600),
});
export type HelpArticleFile = z.infer<typeof helpArticleSchema>;

/** `help.yaml`: one article a screen, in the order of the list. */
export const helpSchema = z.array(helpArticleSchema).min(1);
