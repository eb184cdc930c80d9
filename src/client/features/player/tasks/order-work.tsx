// Ordering, as a task.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { OrderList } from '#client/ui/answering/order-list.tsx';
import styles from './tasks.module.css';
import type { WorkProps } from './work-props.ts';

export function OrderWork({ step, answer, onChange }: WorkProps<'order'>) {
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
