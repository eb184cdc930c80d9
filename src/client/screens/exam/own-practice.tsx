// The way to a practice that the learner puts together: topics, questions, how many, and the clock.
import { SlidersHorizontal } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ExamOverview } from '#contract/exams.ts';

/** Nothing where no paper of the course is put together by the learner. */
export function OwnPractice({ papers }: Pick<ExamOverview, 'papers'>) {
  const lang = contentLang(useLocale());
  const paper = papers.find(({ takesFocus }) => takesFocus);
  if (paper === undefined) return null;
  return (
    <Go className="btn btn-line" lang={lang} to={addresses.paper(paper.key)}>
      {/* On a phone title and button share a line. */}
      <span className="not-s">
        <Icon of={SlidersHorizontal} />
      </span>
      {paper.title}
    </Go>
  );
}
