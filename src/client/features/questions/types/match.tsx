// Matching on the screen.
import { useTexts } from '#client/base/language/language.tsx';
import { MarkedRows } from '#client/ui/answering/marked-rows.tsx';
import { HalfLine } from '../half-line.tsx';
import { MatchInput } from '../match-input.tsx';
import { matchRows } from '../question-rows.ts';
import { type FeedbackOf, hits, type MarkedProps, type QuestionUi } from '../question-ui.ts';

function MarkedMatch({ question, feedback, first, lang }: MarkedProps<'match'>) {
  const t = useTexts('questions');
  const tasks = useTexts('tasks');
  return (
    <>
      <HalfLine feedback={feedback} half={halfOf(feedback)} />
      <MarkedRows
        lang={lang}
        placeLang={lang}
        rows={matchRows(question, feedback, first)}
        words={{ ...tasks.result, nothing: t.nothing, first: t.firstAnswer }}
      />
    </>
  );
}

function halfOf(feedback: FeedbackOf<'match'>) {
  const given = new Map(feedback.pairs);
  return hits(feedback.answer, ([left, right]) => given.get(left) === right);
}

export const match: QuestionUi<'match'> = {
  Input: MatchInput,
  Marked: MarkedMatch,
  hint: (_, hints) => hints.match,
  choices: () => 0,
  half: halfOf,
};
