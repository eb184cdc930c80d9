// What is not done yet, by its numbers: each leads there.
import { useTexts } from '#client/base/language/language.tsx';
import type { Shown } from '#client/features/attempt/attempt-session-state.ts';
import styles from './attempt-parts.module.css';

interface OpenListsProps {
  /** The questions that the end is about. */
  list: readonly Shown[];
  onMove: (number: number) => void;
}

/** Not answered, begun but incomplete, and flagged: a kind without any is not named. */
export function OpenLists({ list, onMove }: OpenListsProps) {
  const { dialog: t } = useTexts('attempt');
  const incomplete = list.filter((one) => one.isIncomplete);
  const open = list.filter((one) => !one.isAnswered && !one.isIncomplete);
  return (
    <>
      <Listed label={t.openText} list={open} onMove={onMove} />
      <Listed label={t.incompleteText(incomplete.length)} list={incomplete} onMove={onMove} />
      <Listed label={t.flaggedText} list={list.filter((one) => one.flagged)} onMove={onMove} />
    </>
  );
}

function Listed({ label, list, onMove }: OpenListsProps & { label: string }) {
  const { dialog: t } = useTexts('attempt');
  if (list.length === 0) return null;
  return (
    <div className={styles.listed}>
      <h3>{label}</h3>
      <ul aria-label={label}>
        {list.map(({ asked }) => (
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
    </div>
  );
}
