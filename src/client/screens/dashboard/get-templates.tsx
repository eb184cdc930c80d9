// Get Templates, one of the recommended actions: what came since the learner looked last (brief 1, 2.8).
import { ArrowRight, FileText } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { Dashboard } from '#contract/progress.ts';
import styles from './dashboard.module.css';

/** Nothing in a course without templates. */
export function GetTemplates({ news }: { news: Dashboard['templates'] }) {
  const locale = useLocale();
  const { templates: t } = useTexts('dashboard');
  if (news === null) return null;
  const { total, fresh } = news;
  const industry = fresh?.industry ? localized(fresh.industry, locale) : null;
  return (
    <Go className={styles.action} to={addresses.artifacts()}>
      <Icon of={FileText} />
      <span>
        <b>{t.title}</b>
        <span className="muted">
          {fresh === null ? t.all(total) : t.fresh(fresh.count, industry)}
        </span>
      </span>
      <Icon of={ArrowRight} size="s" />
    </Go>
  );
}
