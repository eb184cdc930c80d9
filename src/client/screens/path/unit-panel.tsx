// The open phase: where it stands, what comes next, and its items.
import { ArrowRight, X } from 'lucide-react';
import type { Ref } from 'react';
import { useLanguage, useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Scene } from '#client/features/path/scene.tsx';
import { selectItem } from '#client/features/path/selection.ts';
import { doneItems } from '#client/features/path/station-state.ts';
import { useStartItem } from '#client/features/path/use-start-item.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Industry, ItemType } from '#contract/fields.ts';
import type { PhaseView } from '#contract/path.ts';
import { ItemCard } from './item-card.tsx';
import { ItemTabs } from './item-tabs.tsx';
import { MissionsHere } from './missions-here.tsx';
import { NextAction } from './next-action.tsx';
import styles from './unit-panel.module.css';

interface PhasePanelProps {
  phase: PhaseView;
  /** The item type of the address. */
  item: string | undefined;
  industry: Industry | null;
  isCompanyChosen: boolean;
  titleRef: Ref<HTMLHeadingElement>;
  /** The next step of the route stands here. */
  isNext: boolean;
  /** Where the line goes on from here once the phase is done; undefined at its end. */
  nextStop: PhaseView | undefined;
  onNextStop: (phaseId: string) => void;
  onItem: (type: ItemType) => void;
  onIndustry: (industry: Industry) => void;
  onClose: () => void;
}

export function PhasePanel(props: PhasePanelProps) {
  const { phase, industry, titleRef, nextStop, onItem, onClose } = props;
  const locale = useLocale();
  const actions = useTexts('actions');
  const t = useTexts('path');
  const lang = contentLang(locale);
  const { open, opening } = useStartItem();
  const item = selectItem(phase, props.item);
  const start = { onOpen: open, isOpening: opening !== null };
  return (
    <section aria-labelledby="unit-title" className={`card ${styles.phase}`}>
      <div className={styles.head}>
        <Scene unit={phase.id} />
      </div>
      <header>
        <span aria-hidden="true" className={`stop ${styles.big}`}>
          {phase.letter}
        </span>
        <div>
          <h2 id="unit-title" lang={lang} ref={titleRef} tabIndex={-1}>
            {phase.title}
          </h2>
          <p className="muted small">
            {t.panel.facts(t.status[phase.status], phase.totalMinutes, phase.countedMinutes)}
          </p>
        </div>
        <button aria-label={t.panel.close} className="btn-icon" onClick={onClose} type="button">
          <Icon of={X} />
        </button>
      </header>
      <p className="muted" lang={lang}>
        {phase.description}
      </p>
      <div className={styles.pp}>
        <Bar value={phase.percent} />
        <b className="small">{actions.percent(phase.percent)}</b>
      </div>
      {phase.status === 'in_progress' && (
        <p className="small muted">{t.panel.weighed(doneItems(phase), phase.items.length)}</p>
      )}
      {phase.testedOut && <p className="small muted">{t.panel.testedOut}</p>}
      <NextAction
        allDone={t.panel.allDone}
        beyond={
          nextStop && (
            <button
              className="btn btn-line"
              onClick={() => props.onNextStop(nextStop.id)}
              type="button"
            >
              <span>{t.panel.nextStop(nextStop.title)}</span>
              <Icon of={ArrowRight} />
            </button>
          )
        }
        isNext={props.isNext}
        next={phase.items.find(({ id }) => id === phase.nextItemId)}
        {...start}
      />
      {item === undefined ? null : (
        <>
          <ItemTabs items={phase.items} onChoose={onItem} selected={item.type} />
          <ItemCard
            industry={industry}
            isCompanyChosen={props.isCompanyChosen}
            item={item}
            items={phase.items}
            next={phase.items.find(({ id }) => id === phase.nextItemId)}
            onIndustry={props.onIndustry}
            {...start}
          />
        </>
      )}
      <MissionsHere isLocked={phase.status === 'locked'} missions={phase.missions} />
      {phase.steps.length > 0 && (
        <details className={styles.unitSteps}>
          <summary>{t.panel.steps}</summary>
          <ol className="small" lang={lang}>
            {phase.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
      <div className={styles.two} lang={lang}>
        <Points entries={phase.pitfalls} title={t.panel.pitfalls} />
        <Points entries={phase.applyAtWork} title={t.panel.apply} />
      </div>
    </section>
  );
}

function Points({ title, entries }: { title: string; entries: readonly string[] }) {
  const { locale } = useLanguage();
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 lang={locale}>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
