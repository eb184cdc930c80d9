// The other way to an item where the installation takes money: a page of the payment service.
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { FailureNote } from '#client/base/failure-note.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { StoreItemView } from '#contract/store.ts';
import { STORE_CURRENCY } from '#domain/store/store-item.ts';

/** @param cents the price; who has no use for money here is shown nothing of it */
export function MoneyWay({ item, cents }: { item: StoreItemView; cents: number }) {
  const t = useTexts('store');
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: STORE_CURRENCY,
  }).format(cents / 100);
  const noteId = `${item.id}-money`;
  const open = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const answer = await tryCall(api.store.checkout({ itemId: item.id }));
    if (answer.ok) return window.location.assign(answer.value.url);
    setBusy(false);
    setFailure(answer.failure.code);
  };
  return (
    <>
      <button
        aria-busy={isBusy}
        aria-describedby={noteId}
        aria-disabled={isBusy}
        aria-label={t.money.named(localized(item.name, locale), price)}
        className="btn btn-line"
        onClick={() => void open()}
        type="button"
      >
        <Icon of={CreditCard} />
        {t.money.buy(price)}
      </button>
      <p className="small muted" id={noteId}>
        {t.money.note}
      </p>
      <FailureNote failure={failure} />
    </>
  );
}
