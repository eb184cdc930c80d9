// A task of the kinds that labs have, as practice.
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { PartList } from '#client/features/player/tasks/part-list.tsx';
import { Points } from '#client/features/player/tasks/points.tsx';
import { answerOf, openParts, uiOf } from '#client/features/player/tasks/task-kinds.ts';
import type { ToolAnswer } from '#contract/library.ts';
import type { TaskStepView } from '#contract/tasks/tasks.ts';
import styles from './resource.module.css';
import type { ToolActions } from './tool-actions.ts';

export function TaskTool({ step, actions }: { step: TaskStepView; actions: ToolActions }) {
  const t = useTexts('library');
  const words = useTexts('tasks');
  const [answer, setAnswer] = useState(() => answerOf(step, null));
  const [isTried, setTried] = useState(false);
  if (step.outcome !== null) {
    return (
      <div data-testid="task-outcome" role="status">
        <Points outcome={step.outcome} step={step} />
        <PartList outcome={step.outcome} step={step} />
      </div>
    );
  }
  const { Work } = uiOf(step);
  const open = openParts(step, answer);
  const check = () => {
    setTried(true);
    if (open.size === 0) void actions.send(answer as ToolAnswer);
  };
  return (
    <div className={styles.work}>
      <Work
        group={step.title}
        answer={answer}
        onChange={setAnswer}
        problems={isTried ? open : new Map()}
        step={step}
      />
      {isTried && open.size > 0 && (
        <p className="small bad" role="status">
          {words.stillOpen(open.size)}
        </p>
      )}
      <button
        aria-busy={actions.isSending}
        className="btn btn-primary"
        disabled={actions.isSending}
        onClick={check}
        type="button"
      >
        {t.check}
      </button>
    </div>
  );
}
