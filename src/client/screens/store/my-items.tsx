// What was bought: started, prolonged, put on and taken off here.
import { TriangleAlert } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useSetSetting, useSettings } from '#client/base/settings/settings.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Segments } from '#client/ui/segments.tsx';
import type { StoreItemView, StoreView } from '#contract/store.ts';
import { hoursOf } from '#domain/store/purchase.ts';
import { ItemPreview } from './item-preview.tsx';
import styles from './store.module.css';
import { useRunsUntil } from './use-runs-until.ts';
import { useStoreWrites } from './use-store-writes.ts';

const isMine = ({ held, activeUntil }: StoreItemView) => held > 0 || activeUntil !== null;

export function MyItems({ store }: { store: StoreView }) {
  const { mine: t } = useTexts('store');
  const writes = useStoreWrites();
  const mine = store.items.filter(isMine);
  return (
    <section aria-labelledby="mine" className={styles.mine}>
      <h2 id="mine">{t.title}</h2>
      {mine.length === 0 && <p className="muted">{t.none}</p>}
      <ul>
        {mine.map((item) => (
          <li key={item.id}>
            <ItemPreview item={item} />
            <MyItem item={item} writes={writes} />
          </li>
        ))}
      </ul>
      {writes.failure !== null && (
        <p className="note note-bad" role="alert">
          <Icon of={TriangleAlert} />
          {t.failed}
        </p>
      )}
    </section>
  );
}

interface MyItemProps {
  item: StoreItemView;
  writes: ReturnType<typeof useStoreWrites>;
}

function MyItem({ item, writes }: MyItemProps) {
  const { mine: t } = useTexts('store');
  const locale = useLocale();
  const name = localized(item.name, locale);
  const { effect, held } = item;
  return (
    <>
      <div>
        <h3>{name}</h3>
        {effect.kind === 'shield' && (
          <p className="muted">
            {t.shields(held)}. {t.shieldText}
          </p>
        )}
        {hoursOf(effect) !== null && <Runs item={item} />}
        {effect.kind === 'look' && effect.look === 'night-sky' && item.isOn && <ThemeHint />}
      </div>
      {'hours' in effect && held > 0 && (
        <button
          aria-disabled={writes.isBusy}
          aria-label={t.startNamed(name)}
          className="btn btn-primary"
          onClick={() => void writes.start(item.id)}
          type="button"
        >
          {item.activeUntil === null ? t.start : t.longer}
        </button>
      )}
      {effect.kind === 'team' && (
        <Go className="btn btn-line" to={addresses.team()}>
          {t.toTeam}
        </Go>
      )}
      {effect.kind === 'look' && (
        <Segments
          chosen={item.isOn ? 'on' : 'off'}
          isTall
          label={t.onNamed(name)}
          onChoose={(choice) => void writes.wear(item.id, choice === 'on')}
          textOf={(choice) => t[choice]}
          values={['on', 'off']}
        />
      )}
    </>
  );
}

/** How long it still runs, and how many wait. */
function Runs({ item }: { item: StoreItemView }) {
  const { mine: t } = useTexts('store');
  const runsUntil = useRunsUntil();
  const { activeUntil, held } = item;
  return (
    <p className="muted">
      {activeUntil !== null && <b>{runsUntil(item, activeUntil)}</b>}
      {activeUntil !== null && held > 0 && ' · '}
      {held > 0 && t.held(held)}
    </p>
  );
}

/** The sky belongs to one theme; that theme is free, so it is one press away. */
function ThemeHint() {
  const { mine: t } = useTexts('store');
  const { theme } = useSettings();
  const set = useSetSetting();
  if (theme === 'midnight') return null;
  return (
    <p className="small muted">
      {t.onlyMidnight}{' '}
      <button className="link" onClick={() => set('theme', 'midnight')} type="button">
        {t.wearTheme}
      </button>
    </p>
  );
}
