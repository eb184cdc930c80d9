// The words of a question of any type: its case, what is asked, and how it is answered.
import type { Ref } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { OpenQuestion } from '#contract/questions/questions.ts';
import { DataTable } from './data-table.tsx';
import { type CaseNumbers, QuestionCase } from './question-case.tsx';
import { uiOf } from './question-types.ts';
import { QuestionView } from './question-view.tsx';
import styles from './questions.module.css';
import { Stem } from './stem.tsx';

interface QuestionTextProps {
  question: OpenQuestion;
  /** Names the stem, for `labelledBy` of the input. */
  id: string;
  /** h1 where the question is the page, h2 or h3 in a list. */
  level: 1 | 2 | 3;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Of a question of a case set: which questions the case is for. */
  caseNumbers?: CaseNumbers | undefined;
  /** Once its answer is committed: what of the case decides it. */
  caseFacts?: readonly string[] | undefined;
}

/** It stays as it is once answered: nothing below it moves when the feedback comes. */
export function QuestionText(props: QuestionTextProps) {
  const { question, id, level, titleRef, caseNumbers, caseFacts } = props;
  const locale = useLocale();
  const t = useTexts('questions');
  const lang = contentLang(locale);
  const Heading = `h${level}` as const;
  const hint = uiOf(question).hint(question, t.hint);
  return (
    <div className={styles.questionText} data-question>
      <Scenario facts={caseFacts} numbers={caseNumbers} question={question} />
      <Heading className={styles.stem} id={id} lang={lang} ref={titleRef} tabIndex={-1}>
        <Stem of={question.stem} />
      </Heading>
      {question.table && <DataTable label={t.table} lang={lang} table={question.table} />}
      <QuestionView question={question} />
      <p className={`${styles.hint} small`}>{hint}</p>
    </div>
  );
}

interface ScenarioProps extends Pick<QuestionTextProps, 'question'> {
  numbers?: CaseNumbers | undefined;
  facts?: readonly string[] | undefined;
  /** Folded away at first, where questions stand in a list. */
  isListed?: boolean;
}

/** The case that a question is about: its own, or that of its set. */
export function Scenario({ question, ...about }: ScenarioProps) {
  const { Case } = uiOf(question);
  if (question.case) return <QuestionCase case={question.case} key={question.case.id} {...about} />;
  return Case ? <Case question={question} /> : null;
}
