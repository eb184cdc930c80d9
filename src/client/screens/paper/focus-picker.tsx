// A practice put together: topics, which questions, how many, and the clock; each choice with what it holds.
import { CircleAlert } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { POOLS, partsOf } from '#client/features/exam/focus.ts';
import { spanOf } from '#client/features/exam/when.ts';
import { Icon } from '#client/ui/icon.tsx';
import { minutesAt, msEach } from '#domain/exam/exam-pace.ts';
import { Choices } from './choices.tsx';
import styles from './paper.module.css';
import { TopicChoice } from './topic-choice.tsx';
import type { FocusChoice } from './use-focus.ts';

export function FocusPicker({ choice }: { choice: FocusChoice }) {
  const { focus, pools, recount, isEmpty, onPool } = choice;
  const actions = useTexts('actions');
  const { focus: t } = useTexts('exam').paper;
  return (
    <div className={styles.focusPick}>
      <TopicChoice choice={choice} />
      <div>
        <Choices
          legend={t.pool}
          name="pool"
          onChoose={onPool}
          options={POOLS.map((pool) => ({
            value: pool,
            text: pools === null ? t.pools[pool] : t.counted(t.pools[pool], pools[pool]),
          }))}
          value={focus.pool}
        />
        {pools !== null && pools.any > 0 && <Sum choice={choice} pools={pools} />}
        <p className="small muted" role={isEmpty ? 'status' : undefined}>
          {isEmpty && `${t.none} `}
          {(!isEmpty || focus.pool === 'missed') && t.poolText[focus.pool]}
        </p>
        {recount !== null && (
          <p className="note" role="alert">
            <Icon of={CircleAlert} />
            <span>{t.uncounted}</span>
            <button className="btn btn-ghost" onClick={recount} type="button">
              {actions.retry}
            </button>
          </p>
        )}
      </div>
      {!isEmpty && <Extent choice={choice} />}
    </div>
  );
}

/** What there is to practise and what of it was missed; how that adds up is there for who asks. */
function Sum({
  choice: { besides, others, offered },
  pools,
}: {
  choice: FocusChoice;
  pools: NonNullable<FocusChoice['pools']>;
}) {
  const { focus: t } = useTexts('exam').paper;
  return (
    <>
      <p data-testid="pool-sum">
        {t.sum(pools.any, pools.missed)}
        {others > 0 && (
          <span className="small muted">
            {' '}
            {t.others(pools.any - besides.elsewhere, offered, besides.elsewhere)}
          </span>
        )}
      </p>
      {/* Where all are new there is nothing to add up. */}
      {(pools.unseen < pools.any || besides.held > 0) && (
        <details className={styles.extraFold}>
          <summary className="small">{t.howCounted}</summary>
          <p className="small muted" data-testid="pool-parts">
            {t.parts(...partsOf(pools), besides.leftOpen)}
            {besides.elsewhere > 0 && ` ${t.elsewhere(besides.elsewhere)}`}
            {besides.held > 0 && ` ${t.held(besides.held)}`}
          </p>
        </details>
      )}
    </>
  );
}

/** How many questions, and in which time. */
function Extent({ choice }: { choice: FocusChoice }) {
  const { focus, pools, lengths, length, pace, onLength, onClock } = choice;
  const { focus: t } = useTexts('exam').paper;
  const standing = pools?.[focus.pool];
  const said = pace.isExam ? t.clockText.exam : t.clockText.own;
  return (
    <>
      <Choices
        legend={t.length}
        name="length"
        onChoose={(count) => onLength(Number(count))}
        options={lengths.map((count) => ({
          value: String(count),
          text: count === standing ? t.lengthAll(count) : t.lengthOf(count),
        }))}
        value={String(length)}
      />
      <div>
        <Choices
          legend={t.clock}
          name="clock"
          onChoose={(clock) => onClock(clock === 'on')}
          options={[
            { value: 'off', text: t.clocks.none },
            { value: 'on', text: pace.isExam ? t.clocks.exam : t.clocks.own },
          ]}
          value={focus.clock ? 'on' : 'off'}
        />
        <p className="small muted" data-testid="clock-text">
          {focus.clock
            ? said(length, minutesAt(pace, length), spanOf(msEach(pace)))
            : t.clockText.none}
        </p>
      </div>
    </>
  );
}
