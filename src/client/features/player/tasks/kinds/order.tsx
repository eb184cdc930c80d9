// Ordering, as a task.

import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { OrderList } from '#client/ui/answering/order-list.tsx';
import { idsOf, markedRow, textOf } from '../placing.ts';
import type { TaskUi, WorkProps } from '../task-ui.ts';
import styles from '../tasks.module.css';

function OrderWork({ step, answer, onChange }: WorkProps<'order'>) {
  const locale = useLocale();
  const t = useTexts('tasks').order;
  return (
    <>
      <p className={`small ${styles.count}`}>{t.hint}</p>
      <OrderList
        items={step.items}
        lang={contentLang(locale)}
        onChange={(order) => onChange({ kind: 'order', order })}
        order={answer.order}
        words={t}
      />
    </>
  );
}

export const order: TaskUi<'order'> = {
  hasRounds: true,
  Work: OrderWork,
  answer: ({ items }, saved) => {
    const known = idsOf(items);
    const before = (saved?.order ?? []).filter((id) => known.has(id));
    return { kind: 'order', order: [...new Set([...before, ...known])] };
  },
  rule: 'place',
  open: () => [],
  rows: ({ items }, { order: given }, outcome, words) => {
    const { place } = words.order;
    return outcome.rightOrder.map((id) =>
      markedRow(outcome, { id, text: textOf(items)(id) }, place(given.indexOf(id) + 1), (right) =>
        place(Number(right)),
      ),
    );
  },
  hasOwnPlaces: true,
};
