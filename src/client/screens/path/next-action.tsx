import type { ReactNode } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { itemMinutesText } from '#client/features/path/item-minutes.ts';
import { useKind } from '#client/features/path/use-kind.ts';
import type { ItemView } from '#contract/path.ts';
import { actionOf } from './action-of.ts';
import styles from './unit-panel.module.css';

export interface OpensItem {
  onOpen: (item: ItemView) => void;
  isOpening: boolean;
}

interface NextActionProps extends OpensItem {
  /** Undefined once all is done. */
  next: ItemView | undefined;
  allDone: string;
  /** The way on from there, where there is one. */
  beyond?: ReactNode;
}

/** The one thing to do next in this phase or on the Core line. */
export function NextAction({ next, allDone, beyond, onOpen, isOpening }: NextActionProps) {
  const locale = useLocale();
  const actions = useTexts('actions');
  const t = useTexts('path').panel;
  const kindOf = useKind();
  if (next === undefined) {
    return (
      <div className={styles.na}>
        <div>
          <p className="eyebrow">{t.next}</p>
          <p>{allDone}</p>
        </div>
        {beyond}
      </div>
    );
  }
  const action = t[actionOf(next.status)];
  return (
    <div className={styles.na}>
      <div>
        <p className="eyebrow">{t.next}</p>
        <p>
          <b>{t.nextItem(action, kindOf(next.type).name)}</b>, {itemMinutesText(actions, next)}
        </p>
        <p className="small muted" lang={contentLang(locale)}>
          {next.title}
        </p>
      </div>
      <button
        aria-busy={isOpening}
        className="btn btn-primary"
        disabled={isOpening}
        onClick={() => onOpen(next)}
        type="button"
      >
        {action}
      </button>
    </div>
  );
}
