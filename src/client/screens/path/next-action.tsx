import type { ReactNode } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useKind } from '#client/base/use-kind.ts';
import { itemMinutesText } from '#client/features/path/item-minutes.ts';
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
  /** It is the one next step of the route, which stands above in its own words; else this is only open, too. */
  isNext: boolean;
  /** The way on from there, where there is one. */
  beyond?: ReactNode;
}

/** What can be done in this phase or on the Core line: the next step of the route, or what is open beside it. */
export function NextAction(props: NextActionProps) {
  const { next, allDone, isNext, beyond, onOpen, isOpening } = props;
  const locale = useLocale();
  const actions = useTexts('actions');
  const t = useTexts('path').panel;
  const kindOf = useKind();
  if (next === undefined) {
    return (
      <div className={styles.na}>
        <div>
          <p>{allDone}</p>
        </div>
        {beyond}
      </div>
    );
  }
  const action = actionOf(actions, t, next);
  return (
    <div className={styles.na}>
      <div>
        <p className="eyebrow">{isNext ? t.next : t.openToo}</p>
        <p>
          <b>{t.nextItem(action, kindOf(next.type).name)}</b>, {itemMinutesText(actions, next)}
        </p>
        <p className="small muted" lang={contentLang(locale)}>
          {next.title}
        </p>
      </div>
      <button
        aria-busy={isOpening}
        className="btn btn-line"
        disabled={isOpening}
        onClick={() => onOpen(next)}
        type="button"
      >
        {action}
      </button>
    </div>
  );
}
