// `/store?tab=…`: what XP can buy, what is owned, and where more XP come from.
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go, useSearchText } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useQuiet } from '#client/base/theme.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { CardGrid, CardsComing } from '#client/ui/rewards/cards.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { StoreItemView, StoreView } from '#contract/store.ts';
import { leadOf, nearestOf } from '#domain/store/purchase.ts';
import { BuyDialog } from './buy-dialog.tsx';
import { FeaturedItem, ItemCard } from './item-card.tsx';
import { MyItems } from './my-items.tsx';
import styles from './store.module.css';

const LOOK_EVERY_MS = 3_000;
const LOOKS_AFTER_PAYING = 40;

export function StoreScreen() {
  const t = useTexts('store');
  const actions = useTexts('actions');
  const isQuiet = useQuiet();
  const [{ checkout }] = useSearchText();
  const {
    data: store,
    isError,
    refetch,
  } = useQuery({
    ...queries.store(),
    // Who comes back from paying waits for the payment service to say so to the server.
    refetchInterval: ({ state }) =>
      checkout === 'done' && state.dataUpdateCount < LOOKS_AFTER_PAYING && LOOK_EVERY_MS,
  });
  if (isQuiet) {
    return (
      <Page>
        <EmptyScene text={t.quiet.text} title={t.quiet.title}>
          <Go className="btn btn-primary" to={addresses.settings('appearance')}>
            {t.quiet.settings}
          </Go>
        </EmptyScene>
      </Page>
    );
  }
  if (store !== undefined) {
    return (
      <Page balance={<Balance store={store} />}>
        {(checkout === 'done' || checkout === 'left') && (
          <p className={`note ${styles.back}`} role="status">
            {t.money[checkout]}
          </p>
        )}
        <Offers store={store} />
      </Page>
    );
  }
  return (
    <Page>
      {isError ? (
        <ErrorScene
          retry={() => void refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

function Page({ balance, children }: { balance?: ReactNode; children: ReactNode }) {
  const t = useTexts('store');
  const isQuiet = useQuiet();
  return (
    <div className="work">
      <Crumbs />
      <div className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{t.title}</h1>
          {!isQuiet && <p className="muted">{t.lead}</p>}
        </div>
        {balance}
      </div>
      {children}
    </div>
  );
}

function Balance({ store }: { store: StoreView }) {
  const t = useTexts('store');
  return (
    <div className={styles.balance}>
      <p className="small quiet">{t.balance}</p>
      <p className={`xpv ${styles.sum}`} data-testid="balance">
        <Coin />
        {t.xp(store.balanceXp)}
      </p>
      <p className="small muted">{t.sums(store.earnedXp, store.spentXp)}</p>
    </div>
  );
}

function Offers({ store }: { store: StoreView }) {
  const t = useTexts('store');
  const [{ tab }, setSearch] = useSearchText();
  const [asked, setAsked] = useState<StoreItemView | null>(null);
  const { items, balanceXp } = store;
  const categories = [...new Set(items.map(({ category }) => category))];
  const chosen = categories.find((category) => category === tab);
  const shown = items.filter(({ category }) => chosen === undefined || category === chosen);
  const featured = items.find(({ isFeatured }) => isFeatured);
  const isFeaturedShown = chosen === undefined && featured !== undefined;
  const card = (item: StoreItemView) => ({ balanceXp, item, onBuy: () => setAsked(item) });
  const lead = leadOf(items);
  return (
    <>
      {lead === 'mine' && <MyItems store={store} />}
      {lead === 'needMore' && <NeedMore store={store} />}
      <Segments
        chosen={chosen ?? 'all'}
        className={styles.categories}
        isTall
        label={t.tabs}
        onChoose={(category) => setSearch({ tab: category === 'all' ? undefined : category })}
        textOf={(category) => (category === 'all' ? t.all : t.category[category])}
        values={['all', ...categories]}
      />
      {isFeaturedShown && <FeaturedItem {...card(featured)} />}
      <h2 className="vh">{t.items}</h2>
      <CardGrid className={styles.grid}>
        {shown
          .filter((item) => !(isFeaturedShown && item === featured))
          .map((item) => (
            <li key={item.id}>
              <ItemCard {...card(item)} />
            </li>
          ))}
      </CardGrid>
      {lead !== 'mine' && <MyItems store={store} />}
      {lead !== 'needMore' && <NeedMore store={store} />}
      {asked !== null && (
        <BuyDialog balanceXp={balanceXp} item={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function NeedMore({ store: { items, balanceXp } }: { store: StoreView }) {
  const { needMore: t } = useTexts('store');
  const locale = useLocale();
  const course = useSelectedCourse();
  const nearest = nearestOf(items);
  return (
    <section aria-labelledby="more-xp" className={`apart ${styles.more}`}>
      <div className={styles.why}>
        <h2 id="more-xp">{t.title}</h2>
        {nearest !== undefined && (
          <p>{t.nearest(localized(nearest.name, locale), nearest.priceXp - balanceXp)}</p>
        )}
        <p className="muted">{t.text}</p>
      </div>
      <Go className="btn btn-line" to={addresses.missions(course)}>
        <Icon of={Flag} />
        {t.missions}
      </Go>
      <Go className="btn btn-line" to={addresses.events()}>
        <Icon of={CalendarDays} />
        {t.events}
      </Go>
    </section>
  );
}

function Waiting() {
  const t = useTexts('store');
  return <CardsComing className={styles.grid} count={6} label={t.loading} />;
}
