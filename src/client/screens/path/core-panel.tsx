// The open Core line: its lessons by group and its quizzes, each open from the start.

import { Check, X } from 'lucide-react';
import { type Ref, useId } from 'react';
import { offers } from '#client/base/course-features.ts';
import { useLanguage, useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useKind } from '#client/base/use-kind.ts';
import { itemMinutesText } from '#client/features/path/item-minutes.ts';
import { Scene } from '#client/features/path/scene.tsx';
import { coreItems } from '#client/features/path/selection.ts';
import { useStartItem } from '#client/features/path/use-start-item.ts';
import { Bar } from '#client/ui/bar.tsx';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { CoreView, ItemView } from '#contract/path.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import { actionOf } from './action-of.ts';
import { CoreStop } from './core-stop.tsx';
import { NextAction, type OpensItem } from './next-action.tsx';
import styles from './unit-panel.module.css';

interface CorePanelProps {
  core: CoreView;
  /** The next step of the route stands here. */
  isNext: boolean;
  titleRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

export function CorePanel({ core, isNext, titleRef, onClose }: CorePanelProps) {
  const { core: t, panel, status } = useTexts('path');
  const { open, opening } = useStartItem();
  const start = { onOpen: open, isOpening: opening !== null };
  const items = coreItems(core);
  const hasTracks = offers(useSelectedCourse(), 'tracks');
  const required = items.some((item) => item.required);
  return (
    <section aria-labelledby="core-title" className={`card ${styles.phase}`}>
      <div className={styles.head}>
        <Scene unit={CORE_ID} />
      </div>
      <header>
        <CoreStop className={`stop ${styles.big}`} />
        <div>
          <h2 id="core-title" ref={titleRef} tabIndex={-1}>
            {t.title}
          </h2>
          <p className="muted small">
            {panel.facts(status[core.status], core.totalMinutes, core.countedMinutes)}
          </p>
        </div>
        <button aria-label={t.close} className="btn-icon" onClick={onClose} type="button">
          <Icon of={X} />
        </button>
      </header>
      <p className="muted">
        {t.lead} {hasTracks && (required ? t.required : t.optional)}
      </p>
      <div className={styles.pp}>
        <Bar value={core.percent} />
        <b className="small">{t.items(core.itemsDone, core.itemsTotal)}</b>
      </div>
      <NextAction
        allDone={t.allDone}
        isNext={isNext}
        next={items.find((item) => item.id === core.nextItemId)}
        {...start}
      />
      <div className={styles.coreGroups}>
        {core.groups.map((group) => (
          <Group isContent items={group.items} key={group.id} title={group.title} {...start} />
        ))}
        {core.quizzes.length > 0 && <Group items={core.quizzes} title={t.quizzes} {...start} />}
      </div>
    </section>
  );
}

interface GroupProps extends OpensItem {
  title: string;
  /** The title is written by authors, in English. */
  isContent?: boolean;
  items: readonly ItemView[];
}

function Group({ title, isContent = false, items, ...start }: GroupProps) {
  const { locale } = useLanguage();
  const id = useId();
  return (
    <div>
      <h3 id={id} lang={isContent ? contentLang(locale) : undefined}>
        {title}
      </h3>
      <ul aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.id}>
            <Row item={item} {...start} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ item, onOpen, isOpening }: OpensItem & { item: ItemView }) {
  const locale = useLocale();
  const actions = useTexts('actions');
  const { panel, status } = useTexts('path');
  const kindOf = useKind();
  const about = [
    itemMinutesText(actions, item),
    status[item.status],
    ...(item.failedRound === null ? [] : [actions.roundFailed(item.failedRound)]),
    ...(item.status === 'in_progress' && item.failedRound === null && item.stepCount > 0
      ? [panel.seen(item.stepsSeen, item.stepCount)]
      : []),
    ...(item.bestPercent === null ? [] : [panel.best(item.bestPercent)]),
  ];
  return (
    <button
      className={styles.coreItem}
      data-s={item.status}
      disabled={isOpening}
      onClick={() => onOpen(item)}
      type="button"
    >
      {item.status === 'done' ? <Icon of={Check} /> : <ContentIcon icon={kindOf(item.type).icon} />}
      <span>
        <b lang={contentLang(locale)}>{item.title}</b>
        <small>{about.join(', ')}</small>
      </span>
      <span className={styles.go}>{actionOf(actions, panel, item)}</span>
    </button>
  );
}
