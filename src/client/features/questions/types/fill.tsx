// A text with gaps on the screen.
import { FillInput } from '../fill-input.tsx';
import { FilledText } from '../filled-text.tsx';
import { gapResults } from '../gap-results.ts';
import { HalfLine } from '../half-line.tsx';
import { MarkedGaps } from '../marked-gaps.tsx';
import { type FeedbackOf, hits, type MarkedProps, type QuestionUi } from '../question-ui.ts';

function MarkedFill({ question, feedback, first, lang }: MarkedProps<'fill'>) {
  const gaps = gapResults(question, feedback, first);
  return (
    <>
      <HalfLine feedback={feedback} half={halfOf(feedback)} />
      <FilledText gaps={gaps} lang={lang} question={question} />
      <MarkedGaps gaps={gaps} lang={lang} />
    </>
  );
}

const halfOf = (feedback: FeedbackOf<'fill'>) =>
  hits(Object.entries(feedback.answer), ([gap, option]) => feedback.gaps[gap] === option);

export const fill: QuestionUi<'fill'> = {
  Input: FillInput,
  Marked: MarkedFill,
  hint: (_, hints) => hints.fill,
  choices: () => 0,
  half: halfOf,
};
