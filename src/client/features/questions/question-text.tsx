// The words of a question of any type: its case, what is asked, and how it is answered.
import type { Ref } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { OpenQuestion } from '#contract/questions/questions.ts';
import { uiOf } from './question-types.ts';
import { QuestionView } from './question-view.tsx';
import styles from './questions.module.css';

interface QuestionTextProps {
  question: OpenQuestion;
  /** Names the stem, for `labelledBy` of the input. */
  id: string;
  /** h1 where the question is the page, h2 or h3 in a list. */
  level: 1 | 2 | 3;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** It stays as it is once answered: nothing below it moves when the feedback comes. */
export function QuestionText({ question, id, level, titleRef }: QuestionTextProps) {
  const locale = useLocale();
  const t = useTexts('questions');
  const lang = contentLang(locale);
  const Heading = `h${level}` as const;
  const hint = uiOf(question).hint(question, t.hint);
  return (
    <div className={styles.questionText} data-question>
      <Scenario question={question} />
      <Heading className={styles.stem} id={id} lang={lang} ref={titleRef} tabIndex={-1}>
        {question.stem}
      </Heading>
      <QuestionView question={question} />
      <p className={`${styles.hint} small`}>{hint}</p>
    </div>
  );
}

/** The case that a question is about, where it has one. */
export function Scenario({ question }: Pick<QuestionTextProps, 'question'>) {
  const { Case } = uiOf(question);
  return Case ? <Case question={question} /> : null;
}
