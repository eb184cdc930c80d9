// What a handed-in task brought, and who said so: a rule, or the learner.

import { useTexts } from '#client/base/language/language.tsx';
import type { TaskOutcome, TaskStepView } from '#contract/tasks/tasks.ts';
import { isTable } from './missed-rows.ts';
import styles from './results.module.css';
import { partRows, uiOf } from './task-kinds.ts';

export function Points({ step, outcome }: { step: TaskStepView; outcome: TaskOutcome }) {
  const tasks = useTexts('tasks');
  const t = tasks.result;
  const { points, outOf, parts } = outcome;
  // What no rule grades is the learner's own word.
  const isOwn = uiOf(step).rows === undefined;
  const right = parts.filter((part) => part.right).length;
  const counted = isTable(partRows(step, outcome, tasks)) ? t.cells : t.parts;
  return (
    <p className={styles.taskPoints}>
      {points === null ? (
        <span className="chip chip-warn">{t.unrated}</span>
      ) : (
        <b>{t.points(points, outOf)}</b>
      )}
      {parts.length > 0 && <span>{counted(right, parts.length)}</span>}
      {(points !== null || !isOwn) && <span className="chip">{isOwn ? t.bySelf : t.byRule}</span>}
    </p>
  );
}
