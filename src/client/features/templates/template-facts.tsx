// What a template is and what learners made of it, in a line: format, size, day of its last change, and downloads and rating
// once there are any.
import { Star } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { TemplateTerms } from '#client/base/template-terms.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { TemplateCard } from '#contract/templates.ts';
import styles from './templates.module.css';

type Facts = Pick<
  TemplateCard,
  | ('format' | 'bytes' | 'downloads' | 'rating' | 'ratings' | 'updatedOn')
  | ('isPremium' | 'isOpen' | 'pass')
>;

export function TemplateFacts({ template }: { template: Facts }) {
  const t = useTexts('templates');
  const locale = useLocale();
  const { format, bytes, downloads, rating, ratings, updatedOn, isPremium, isOpen, pass } =
    template;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ul className={styles.facts}>
      <li>
        <span className="chip chip-line">{format}</span>
      </li>
      <li>
        <TemplateTerms isOpen={isOpen} isPremium={isPremium} pass={pass} />
      </li>
      {bytes !== null && <li>{t.size(Math.max(1, Math.round(bytes / 1_024)))}</li>}
      {downloads > 0 && <li>{t.downloads(downloads)}</li>}
      {rating !== null && (
        <li>
          <Icon of={Star} size="s" /> {t.rated(rating, ratings)}
        </li>
      )}
      <li>{t.updated(day.format(new Date(`${updatedOn}T00:00:00Z`)))}</li>
    </ul>
  );
}
