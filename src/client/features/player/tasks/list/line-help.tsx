// What helps with a line of a checklist: a template to fill, or what teaches it.
import { addressOfLink } from '#client/base/activity-links.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { usePath } from '#client/base/navigation.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { LinkedTerms } from '#client/base/template-terms.tsx';
import { fromLine } from '#client/base/way-back.ts';
import type { TaskOf } from '../task-ui.ts';

type Line = TaskOf<'ticks'>['lines'][number];

export function LineHelp({ line: { id, help } }: { line: Pick<Line, 'id' | 'help'> }) {
  const t = useTexts('checklist');
  const lang = contentLang(useLocale());
  const courseKey = useSelectedCourse();
  const path = usePath();
  if (help === undefined) return null;
  const address = addressOfLink(help);
  const isTemplate = help.kind === 'template';
  const link = (
    <Go className="link" to={isTemplate ? fromLine(address, path, id) : address}>
      <span>
        {t.help[help.kind]}: <span lang={lang}>{help.title}</span>
      </span>
    </Go>
  );
  if (!isTemplate) return link;
  return (
    <span>
      {link}
      <LinkedTerms courseKey={courseKey} template={{ key: help.ref, isPremium: help.isPremium }} />
    </span>
  );
}
