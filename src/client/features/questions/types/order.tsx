// Ordering on the screen.
import { isKeyboardLikely } from '#client/base/is-keyboard-likely.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { MarkedRows } from '#client/ui/answering/marked-rows.tsx';
import { OrderList } from '#client/ui/answering/order-list.tsx';
import { orderIn } from '../answer-value.ts';
import { HalfLine } from '../half-line.tsx';
import type { InputProps } from '../input-props.ts';
import { orderRows } from '../question-rows.ts';
import { type FeedbackOf, hits, type MarkedProps, type QuestionUi } from '../question-ui.ts';

function OrderInput({ question, value, disabled, lang, onChange }: InputProps<'order'>) {
  const words = useTexts('tasks').order;
  return (
    <div data-work="">
      <OrderList
        items={question.items}
        lang={lang}
        isLocked={disabled}
        onChange={(order) => onChange({ order })}
        order={orderIn(question, value)}
        words={words}
      />
    </div>
  );
}

function MarkedOrder({ question, feedback, lang }: MarkedProps<'order'>) {
  const t = useTexts('questions');
  const tasks = useTexts('tasks');
  return (
    <>
      <HalfLine feedback={feedback} half={halfOf(feedback)} />
      <MarkedRows
        lang={lang}
        placeLang={undefined}
        rows={orderRows(question, feedback, tasks.order.place)}
        words={{ ...tasks.result, nothing: t.nothing, first: t.firstAnswer }}
      />
    </>
  );
}

const halfOf = (feedback: FeedbackOf<'order'>) =>
  hits(feedback.answer, (id, at) => feedback.order[at] === id);

export const order: QuestionUi<'order'> = {
  Input: OrderInput,
  Marked: MarkedOrder,
  hint: (_, hints) => (isKeyboardLikely() ? hints.orderKeys : hints.order),
  choices: () => 0,
  half: halfOf,
};
