// A template as links to it carry it.
import type { TemplateRef } from '#contract/template-ref.ts';
import type { Template } from '#domain/templates/template.ts';

export const templateRef = ({ key, title, format, isPremium }: Template): TemplateRef => ({
  key,
  title,
  format,
  isPremium,
});
