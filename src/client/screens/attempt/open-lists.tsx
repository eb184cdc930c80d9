// What is not done yet, by its numbers: each leads there.
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import type { Shown } from '#client/features/attempt/attempt-session-state.ts';
import styles from './attempt-parts.module.css';

/** So many stand at once; two more than that are no reason for a button. */
const FOLDED_TO = 16;
const FOLDED_FROM = FOLDED_TO + 3;

interface OpenListsProps {
  /** The questions that the end is about. */
  list: readonly Shown[];
  onMove: (number: number) => void;
}

/** Not answered, begun but incomplete, chosen but not checked, and flagged: a kind without any is not named. */
export function OpenLists({ list, onMove }: OpenListsProps) {
  const { dialog: t } = useTexts('attempt');
  const incomplete = list.filter((one) => one.isIncomplete);
  const open = list.filter((one) => !one.isAnswered && !one.isIncomplete && !one.isUnchecked);
  const unchecked = list.filter((one) => one.isUnchecked);
  return (
    <>
      <Listed label={t.openText} list={open} onMove={onMove} />
      <Listed label={t.incompleteText(incomplete.length)} list={incomplete} onMove={onMove} />
      <Listed label={t.uncheckedText} list={unchecked} onMove={onMove} />
      <Listed label={t.flaggedText} list={list.filter((one) => one.flagged)} onMove={onMove} />
    </>
  );
}

function Listed({ label, list, onMove }: OpenListsProps & { label: string }) {
  const { dialog: t } = useTexts('attempt');
  const [isWhole, setWhole] = useState(false);
  if (list.length === 0) return null;
  const shown = isWhole || list.length < FOLDED_FROM ? list : list.slice(0, FOLDED_TO);
  return (
    <div className={styles.listed}>
      <h3>{label}</h3>
      <ul aria-label={label}>
        {shown.map(({ asked }) => (
          <li key={asked.number}>
            <button
              aria-label={t.jump(asked.number)}
              onClick={() => onMove(asked.number)}
              type="button"
            >
              {asked.number}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < list.length && (
        <button className="link" onClick={() => setWhole(true)} type="button">
          {t.showAll(list.length)}
        </button>
      )}
    </div>
  );
}
