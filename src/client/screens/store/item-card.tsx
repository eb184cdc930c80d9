// One thing of the store: what it looks like, what it does, what it costs, and why it cannot be bought.
import { Check, Clock, Star } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Kind } from '#client/ui/rewards/cards.tsx';
import type { StoreItemView } from '#contract/store.ts';
import { hoursOf } from '#domain/store/purchase.ts';
import { ItemPreview } from './item-preview.tsx';
import { MoneyWay } from './money-way.tsx';
import styles from './store.module.css';
import { useRunsUntil } from './use-runs-until.ts';

const colors: Readonly<Record<StoreItemView['rarity'], string>> = {
  common: 'var(--ink-3)',
  uncommon: 'var(--good)',
  rare: 'var(--line-1)',
  epic: 'var(--line-2)',
  legendary: 'var(--xp)',
};

interface ItemCardProps {
  item: StoreItemView;
  balanceXp: number;
  onBuy: () => void;
}

export function ItemCard(props: ItemCardProps) {
  const { item } = props;
  const t = useTexts('store');
  const locale = useLocale();
  return (
    <article aria-labelledby={item.id} className={`offer ${styles.card}`}>
      <ItemPreview item={item} />
      <p className={`offer-tags ${styles.tags}`}>
        <Kind color={colors[item.rarity]}>{t.rarity[item.rarity]}</Kind>
        {item.isPopular && (
          <span className="chip chip-accent">
            <Icon of={Star} />
            {t.popular}
          </span>
        )}
      </p>
      <h3 id={item.id}>{localized(item.name, locale)}</h3>
      <p className="muted">{localized(item.description, locale)}</p>
      <Features item={item} />
      <Terms {...props} />
    </article>
  );
}

/** The same across the whole page, above the others. */
export function FeaturedItem(props: ItemCardProps) {
  const { item } = props;
  const t = useTexts('store');
  const locale = useLocale();
  return (
    <article aria-labelledby={item.id} className={styles.featured}>
      <ItemPreview item={item} />
      <div>
        <p className={`offer-tags ${styles.tags}`}>
          <span className="eyebrow accent">{t.featured}</span>
          <Kind color={colors[item.rarity]}>{t.rarity[item.rarity]}</Kind>
        </p>
        <h2 id={item.id}>{localized(item.name, locale)}</h2>
        <p className="muted">{localized(item.description, locale)}</p>
        <Features item={item} />
        <Terms {...props} />
      </div>
    </article>
  );
}

function Features({ item }: { item: StoreItemView }) {
  const locale = useLocale();
  return (
    <ul className={styles.features}>
      {item.features.map((feature) => (
        <li key={feature.en}>
          <Icon of={Check} size="s" />
          {localized(feature, locale)}
        </li>
      ))}
    </ul>
  );
}

function Terms({ item, balanceXp, onBuy }: ItemCardProps) {
  const t = useTexts('store');
  const locale = useLocale();
  const runsUntil = useRunsUntil();
  const { effect, refusal, priceXp, activeUntil } = item;
  const hours = hoursOf(effect);
  return (
    <div className={styles.terms}>
      <p>
        <span className={`xpv ${styles.price}`}>
          <Coin />
          {t.xp(priceXp)}
        </span>
        <span className="small muted">
          {hours !== null ? (
            <>
              <Icon of={Clock} size="s" /> {t.lasts(hours)}
            </>
          ) : (
            t.type[item.type]
          )}
        </span>
      </p>
      {refusal === null ? (
        <button
          aria-label={t.buyNamed(localized(item.name, locale))}
          className="btn btn-primary"
          onClick={onBuy}
          type="button"
        >
          {t.buy}
        </button>
      ) : refusal === 'store.not_enough_xp' && activeUntil !== null ? (
        <p className="chip chip-good">
          <Icon of={Check} />
          {runsUntil(item, activeUntil)}
        </p>
      ) : refusal === 'store.not_enough_xp' ? (
        <div className={styles.missing}>
          <Bar color="var(--xp)" max={priceXp} value={balanceXp} />
          <p className="small">
            <span>{t.notEnough}</span> <b>{t.missing(priceXp - balanceXp)}</b>
          </p>
        </div>
      ) : (
        <p className="chip chip-good">
          <Icon of={Check} />
          {refusal === 'store.shields_full' ? t.shieldsFull(item.held) : t.owned}
        </p>
      )}
      {item.priceCents !== null && <MoneyWay cents={item.priceCents} item={item} />}
    </div>
  );
}
