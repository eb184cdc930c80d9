// The document beside an artifact or a mission, fetched with its words where there is one.
import { loadTexts } from '#client/base/language/page-texts.ts';
import { optional } from '#client/ui/optional.ts';

export const TemplateWays = optional(async () => {
  await loadTexts(['templates']);
  return (await import('./template-ways.tsx')).TemplateWays;
});
