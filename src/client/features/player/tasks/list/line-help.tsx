// What helps with a line of a checklist: a template to fill, with what the learner made of it, or what teaches it.
import { useQuery } from '@tanstack/react-query';
import { documentQueries } from '#client/api/document-queries.ts';
import { addressOfLink } from '#client/base/activity-links.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { usePath } from '#client/base/navigation.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { LinkedTerms } from '#client/base/template-terms.tsx';
import { fromLine } from '#client/base/way-back.ts';
import { newestOf } from '#domain/documents/newest.ts';
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
    <>
      <span>
        {link}
        <LinkedTerms
          courseKey={courseKey}
          template={{ key: help.ref, isPremium: help.isPremium }}
        />
      </span>
      <OwnDocument line={id} of={{ key: help.ref, courseKey }} />
    </>
  );
}

interface OwnDocumentProps {
  line: string;
  of: { readonly key: string; readonly courseKey: string };
}

/** Nothing until it is known that there is one: the line stands without it. */
function OwnDocument({ line, of }: OwnDocumentProps) {
  const t = useTexts('checklist');
  const path = usePath();
  const { data } = useQuery(documentQueries.all());
  const own = newestOf(data?.documents ?? [], of);
  if (own === undefined) return null;
  return (
    <Go className="link" to={fromLine(addresses.document(own.id), path, line)}>
      {t.yourDocument(own.name)}
    </Go>
  );
}
