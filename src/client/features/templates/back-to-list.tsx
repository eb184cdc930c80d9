// The way back to the checklist from whose line a template, or a document made from it, was opened.
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { queries } from '#client/api/queries.ts';
import { Go, useSearchText } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { type WayBack, wayBackIn } from '#client/base/way-back.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './templates.module.css';

/** Nothing where one came from elsewhere. */
export function BackToList() {
  const [search] = useSearchText();
  const way = wayBackIn(search);
  return way === null ? null : <Back way={way} />;
}

function Back({ way: { phaseId, itemName, to } }: { way: WayBack }) {
  const t = useTexts('templates');
  const lang = contentLang(useLocale());
  const { data } = useQuery(queries.path(useSelectedCourse()));
  const list = data?.phases
    .find(({ id }) => id === phaseId)
    ?.items.find(({ type }) => type === itemName);
  if (list === undefined) return null;
  return (
    <p className={styles.back}>
      <Go className="btn btn-line" to={to}>
        <Icon of={ArrowLeft} size="s" />
        <span>
          {t.backToList}: <span lang={lang}>{list.title}</span>
        </span>
      </Go>
    </p>
  );
}
