// Where learning is called free: how many of the templates are.
import { useTexts } from '#client/base/language/language.tsx';
import type { Product } from '#contract/api.ts';

/** Nothing until the installation has answered, and where nothing is premium. */
export function TemplatesFree({ product }: { product: Product | undefined }) {
  const { firstVisit: t } = useTexts('auth');
  const offers = product?.courses.map(({ offer }) => offer) ?? [];
  const premium = offers.reduce((sum, offer) => sum + offer.premiumTemplates, 0);
  if (premium === 0) return null;
  const all = offers.reduce((sum, offer) => sum + offer.templates, 0);
  return <>{t.templates(all - premium, all)}</>;
}
