// The words of a question of any type: its case, what is asked, and how it is answered.
import type { Ref } from 'react';
import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import type { OpenQuestion } from '#contract/questions.ts';
import './questions.css';

interface QuestionTextProps {
  question: OpenQuestion;
  /** Names the stem, for `labelledBy` of the input. */
  id: string;
  /** h1 where the question is the page, h2 or h3 in a list. */
  level: 1 | 2 | 3;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** It stays as it is once answered: nothing below it moves when the verdict comes. */
export function QuestionText({ question, id, level, titleRef }: QuestionTextProps) {
  const { locale, texts } = useLanguage();
  const t = texts.questions;
  const lang = contentLang(locale);
  const Heading = `h${level}` as const;
  const { type } = question;
  const hint = type === 'ms' || type === 'hotspot' ? t.hint[type](question.choose) : t.hint[type];
  return (
    <div className="question-text">
      <Scenario question={question} />
      <Heading className="stem" id={id} lang={lang} ref={titleRef} tabIndex={-1}>
        {question.stem}
      </Heading>
      <p className="hint small">{hint}</p>
    </div>
  );
}

/** The case that a question is about, where it has one. */
export function Scenario({ question }: Pick<QuestionTextProps, 'question'>) {
  const { locale, texts } = useLanguage();
  if (question.type !== 'gradient') return null;
  return (
    <section aria-label={texts.questions.scenario} className="scenario" lang={contentLang(locale)}>
      {question.scenario.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
