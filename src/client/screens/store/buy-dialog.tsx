// Asks once before XP are spent, with what is left after it.
import { FailureNote } from '#client/base/failure-note.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Coin } from '#client/ui/coin.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { StoreItemView } from '#contract/store.ts';
import styles from './store.module.css';
import { useStoreWrites } from './use-store-writes.ts';

interface BuyDialogProps {
  item: StoreItemView;
  balanceXp: number;
  onClose: () => void;
}

export function BuyDialog({ item, balanceXp, onClose }: BuyDialogProps) {
  const t = useTexts('store');
  const actions = useTexts('actions');
  const { notice } = useNotices();
  const { isBusy, failure, buy } = useStoreWrites();
  const name = localized(item.name, useLocale());
  const { kind } = item.effect;
  const confirm = async () => {
    if (!(await buy(item.id))) return;
    const text =
      kind === 'shield' || kind === 'look' || kind === 'team' || kind === 'premium'
        ? t.boughtText[kind]
        : t.boughtText.boost;
    notice({ title: t.bought(name), text, tone: 'good' });
    onClose();
  };
  return (
    <Dialog
      closeLabel={actions.close}
      isLocked={isBusy}
      onClose={onClose}
      open
      title={t.ask.title(name)}
    >
      <dl className={styles.ask}>
        <dt>{t.ask.price}</dt>
        <dd>
          <span className="xpv">
            <Coin />
            {t.xp(item.priceXp)}
          </span>
        </dd>
        <dt>{t.ask.left}</dt>
        <dd>{t.xp(balanceXp - item.priceXp)}</dd>
      </dl>
      <p className="muted">{t.ask.stays}</p>
      <FailureNote failure={failure} what={t.ask.failed} />
      <div className="row">
        <button
          aria-busy={isBusy}
          aria-disabled={isBusy}
          className="btn btn-primary"
          onClick={() => void confirm()}
          type="button"
        >
          {isBusy ? t.ask.buying : t.ask.yes(item.priceXp)}
        </button>
        <button className="btn btn-line" disabled={isBusy} onClick={onClose} type="button">
          {actions.cancel}
        </button>
      </div>
    </Dialog>
  );
}
