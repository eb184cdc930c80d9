// What helps with a line of a checklist: a template to fill, or what teaches it.
import { addressOfLink } from '#client/base/activity-links.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { LinkedTerms } from '#client/features/templates/template-terms.tsx';
import type { TaskOf } from '../task-ui.ts';

export function LineHelp({ help }: Pick<TaskOf<'ticks'>['lines'][number], 'help'>) {
  const t = useTexts('checklist');
  const lang = contentLang(useLocale());
  const courseKey = useSelectedCourse();
  if (help === undefined) return null;
  const link = (
    <Go className="link" to={addressOfLink(help)}>
      <span>
        {t.help[help.kind]}: <span lang={lang}>{help.title}</span>
      </span>
    </Go>
  );
  if (help.kind !== 'template') return link;
  return (
    <span>
      {link}
      <LinkedTerms courseKey={courseKey} template={{ key: help.ref, isPremium: help.isPremium }} />
    </span>
  );
}
