// Ordering, as a task.
import { useTexts } from '#client/app/language/language.tsx';
import { OrderList } from '#client/features/questions/order-list.tsx';
import type { WorkProps } from './work-props.ts';

export function OrderWork({ step, answer, onChange }: WorkProps<'order'>) {
  const t = useTexts().tasks.order;
  return (
    <>
      <p className="small count">{t.hint}</p>
      <OrderList
        items={step.items}
        onChange={(order) => onChange({ kind: 'order', order })}
        order={answer.order}
      />
    </>
  );
}
