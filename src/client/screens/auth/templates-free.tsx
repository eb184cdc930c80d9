// Where learning is called free: how many of the templates are, and what opens the others.
import { useTexts } from '#client/base/language/language.tsx';
import type { Product } from '#contract/api.ts';

/** Nothing until the installation has answered, and where nothing is premium. */
export function TemplatesFree({ product }: { product: Product | undefined }) {
  const { firstVisit: t } = useTexts('auth');
  const offers = product?.courses.map(({ offer }) => offer) ?? [];
  const premium = offers.reduce((sum, offer) => sum + offer.premiumTemplates, 0);
  const pass = product?.pass ?? null;
  if (pass === null || premium === 0) return null;
  const all = offers.reduce((sum, offer) => sum + offer.templates, 0);
  return (
    <span className="small">{t.templates(all - premium, all, premium, pass.xp, pass.days)}</span>
  );
}
