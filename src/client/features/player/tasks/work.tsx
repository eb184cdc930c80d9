// The work on a task, by its kind.
import type { TaskAnswerView, TaskStepView } from '#contract/tasks.ts';
import { GridWork } from './grid-work.tsx';
import { MatrixWork } from './matrix-work.tsx';
import { OrderWork } from './order-work.tsx';
import { SortWork } from './sort-work.tsx';
import type { PartRule } from './task-answer.ts';
import { TicksWork } from './ticks-work.tsx';
import { TemplateWork, TextWork } from './writing.tsx';

interface WorkOfProps {
  step: TaskStepView;
  /** Of the same kind as the task, see `answerOf`. */
  answer: TaskAnswerView;
  problems: ReadonlyMap<string, PartRule>;
  onChange: (answer: TaskAnswerView) => void;
}

export function Work({ step, answer, ...rest }: WorkOfProps) {
  if (step.kind === 'sort' && answer.kind === 'sort') {
    return <SortWork answer={answer} step={step} {...rest} />;
  }
  if (step.kind === 'grid' && answer.kind === 'grid') {
    return <GridWork answer={answer} step={step} {...rest} />;
  }
  if (step.kind === 'order' && answer.kind === 'order') {
    return <OrderWork answer={answer} step={step} {...rest} />;
  }
  if (step.kind === 'matrix' && answer.kind === 'matrix') {
    return <MatrixWork answer={answer} step={step} {...rest} />;
  }
  if (step.kind === 'text' && answer.kind === 'text') {
    return <TextWork answer={answer} step={step} {...rest} />;
  }
  if (step.kind === 'template' && answer.kind === 'template') {
    return <TemplateWork answer={answer} step={step} {...rest} />;
  }
  if (step.kind === 'ticks' && answer.kind === 'ticks') {
    return <TicksWork answer={answer} step={step} {...rest} />;
  }
  return null;
}
