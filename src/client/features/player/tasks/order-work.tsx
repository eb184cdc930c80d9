// Ordering, as a task.
import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { OrderList } from '#client/ui/answering/order-list.tsx';
import type { WorkProps } from './work-props.ts';

export function OrderWork({ step, answer, onChange }: WorkProps<'order'>) {
  const { locale, texts } = useLanguage();
  const t = texts.tasks.order;
  return (
    <>
      <p className="small count">{t.hint}</p>
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
