// Why an answer is right or not, for a question of any type.
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { Reasons } from '#client/ui/answering/reasons.tsx';
import type { Feedback, OpenQuestion } from '#contract/questions/questions.ts';
import { uiOf } from './question-types.ts';

interface FeedbackReasonsProps {
  question: OpenQuestion;
  feedback: Feedback;
  /** The way to the lesson, below the source. */
  readOn: ReactNode;
}

/** Options and areas have their reasons here; rows of pairs, places and gaps carry their own. */
export function FeedbackReasons({ question, feedback, readOn }: FeedbackReasonsProps) {
  const locale = useLocale();
  const words = useTexts('player');
  const { Reasons: OwnReasons } = uiOf(question);
  if (OwnReasons) return <OwnReasons feedback={feedback} question={question} readOn={readOn} />;
  return (
    <Reasons
      explanation={feedback.explanation}
      first={[]}
      lang={contentLang(locale)}
      markOf={optionLetter}
      readOn={readOn}
      rest={[]}
      source={feedback.ref}
      words={words}
    />
  );
}
