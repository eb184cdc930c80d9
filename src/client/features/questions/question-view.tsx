// The view of a model that a question speaks of, where there is one.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { ViewFigure } from '#client/ui/figure/view-figure.tsx';
import type { OpenQuestion } from '#contract/questions/questions.ts';
import styles from './questions.module.css';

export function QuestionView({ question }: { question: OpenQuestion }) {
  const { view: words } = useTexts('questions');
  const lang = contentLang(useLocale());
  if (question.view === undefined) return null;
  return (
    <div className={styles.view}>
      <ViewFigure figure={question.view} key={question.id} lang={lang} words={words} />
    </div>
  );
}
