import { z } from 'zod';
import type { LocalizedText } from '#domain/catalog/localized-text.ts';

/** A text per language. English is demanded here; rule MP-06 asks for the others. */
export const localizedSchema = z.strictObject({
  en: z.string().min(1),
  es: z.string().exactOptional(),
  fr: z.string().exactOptional(),
  de: z.string().exactOptional(),
});
export type LocalizedFile = z.infer<typeof localizedSchema>;

/** The same text with every language present; throws where rule MP-06 was not run first. */
export function complete(text: LocalizedFile): LocalizedText {
  const { en, es, fr, de } = text;
  if (!es || !fr || !de) throw new Error(`"${en}" lacks a language; MP-06 guards this.`);
  return { en, es, fr, de };
}
