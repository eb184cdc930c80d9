// A checklist that cannot be handed in yet: it is read, ticked and noted all the same, as a draft on this device.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { useQuiet } from '#client/base/theme.tsx';
import { useListAhead } from '#client/features/player/list-ahead.ts';
import { TicksWork } from '#client/features/player/tasks/list/tick-list.tsx';
import { answerOf } from '#client/features/player/tasks/task-kinds.ts';
import type { AnswerOf } from '#client/features/player/tasks/task-ui.ts';
import type { ActivityView } from '#contract/play.ts';
import type { TaskAnswerView } from '#contract/tasks/tasks.ts';
import styles from './gates.module.css';

export function ListAhead({ activity }: { activity: ActivityView }) {
  const { checklist: t } = useTexts('path');
  const words = useTexts('checklist');
  const isQuiet = useQuiet();
  const ahead = useListAhead(activity.ref);
  const { data } = useQuery(queries.recap(activity.ref));
  const lists = data?.steps.filter((step) => step.kind === 'ticks') ?? [];
  if (lists.length === 0) return null;
  const { status, stepsToOpen, groupTitle } = activity;
  const xp = isQuiet || activity.xp === 0 ? null : activity.xp;
  return (
    <section aria-labelledby="ahead" className={styles.ahead}>
      <h2 id="ahead">{t.asks(lists.reduce((sum, { lines }) => sum + lines.length, 0))}</h2>
      <p>
        {status === 'locked'
          ? words.ahead(xp, stepsToOpen.at(-1)?.title ?? null)
          : words.aheadOpen(xp)}
      </p>
      {lists.map((step) => (
        <TicksWork
          answer={answerOf(step, ahead.answerOf(step.id) as TaskAnswerView) as AnswerOf<'ticks'>}
          group={groupTitle}
          key={step.id}
          onChange={(answer) => ahead.keep(step, answer)}
          step={step}
        />
      ))}
    </section>
  );
}
