// The end of an attempt that nobody pressed: time up, or ended elsewhere; it leads to the report.

import { ArrowRight, FileText, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useConnection } from '#client/api/connection.ts';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { introOf } from '#client/base/paper-name.ts';
import type { AttemptSessionState } from '#client/features/attempt/attempt-session-state.ts';
import { againAt } from '#client/features/exam/focus.ts';
import { useOfferedPaper } from '#client/features/exam/use-offered-paper.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './attempt-parts.module.css';

export function OverScene({ state }: { state: AttemptSessionState }) {
  const { over: t, givingUp } = useTexts('attempt');
  const isLost = useConnection() !== 'online' || state.submitFailure !== null;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { ending, attempt } = state;
  const isTimeUp = state.phase === 'timeUp' || ending?.isTimeUp === true;
  const isExpired = ending?.state === 'expired';
  const isGivenUp = ending?.state === 'given_up';
  return (
    <main className={styles.over} id="main" tabIndex={-1}>
      <svg aria-hidden="true" className={styles.overLine} viewBox="0 0 320 72">
        <path className="ln" d="M0 36h250" />
        <path className="ln end" d="M250 16v40" />
        <circle className="st" cx="70" cy="36" r="11" />
        <circle className="st" cx="160" cy="36" r="11" />
        <circle className="st" cx="250" cy="36" r="15" />
      </svg>
      <h1 ref={title} tabIndex={-1}>
        {isGivenUp ? givingUp.over : isTimeUp || isExpired ? t.timeUp : t.elsewhere}
      </h1>
      <p role="status">
        {ending === null && (isLost ? t.waiting : t.sending)}
        {ending !== null && (isTimeUp && ending.submitted !== null && !isExpired ? t.done : null)}
        {ending !== null && isExpired && t.expiredText}
        {isGivenUp && givingUp.overText}
        {ending !== null &&
          !isExpired &&
          !isGivenUp &&
          !(isTimeUp && ending.submitted !== null) &&
          t.elsewhereText}
      </p>
      {ending !== null && ending.lost > 0 && <p className="muted">{t.lost(ending.lost)}</p>}
      {isGivenUp && <AfterGivingUp attempt={attempt} />}
      {ending !== null && !isGivenUp && (
        <Go className="btn btn-primary" to={addresses.report(attempt.paper.key, attempt.id)}>
          <Icon of={FileText} />
          {t.report}
        </Go>
      )}
    </main>
  );
}

/** The same once more, and what exam mode leads with: nobody stands before a closed door. */
function AfterGivingUp({ attempt: { paper, focus } }: Pick<AttemptSessionState, 'attempt'>) {
  const { givingUp: t } = useTexts('attempt');
  const { today } = useTexts('exam');
  const lang = contentLang(useLocale());
  const offer = useOfferedPaper(paper.courseKey);
  // What was read while it still ran offers to resume it.
  const own: readonly Address[] = [introOf(paper.key, focus), addresses.attempt(paper.key)];
  const isOther = offer !== null && offer.name !== '' && !own.includes(offer.to);
  return (
    <p className={styles.overActs}>
      {isOther && (
        <Go className="btn btn-primary" lang={offer.isContent ? lang : undefined} to={offer.to}>
          {today.other(offer.name)}
          <Icon of={ArrowRight} />
        </Go>
      )}
      <Go className={isOther ? 'btn btn-line' : 'btn btn-primary'} to={againAt(paper, focus)}>
        <Icon of={RotateCcw} />
        {t.paper}
      </Go>
    </p>
  );
}
