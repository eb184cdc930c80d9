// A checklist that cannot be handed in yet: it is read, ticked and noted all the same, and the server keeps it as a draft.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useQuiet } from '#client/base/theme.tsx';
import { SaveMark } from '#client/features/player/save-mark.tsx';
import { TicksWork } from '#client/features/player/tasks/list/tick-list.tsx';
import type { AnswerOf } from '#client/features/player/tasks/task-ui.ts';
import { useTaskWork } from '#client/features/player/tasks/use-task-work.ts';
import { useWrites, type WriteEvents } from '#client/features/player/use-writes.ts';
import type { ActivityView, Play } from '#contract/play.ts';
import type { TaskAnswerView } from '#contract/tasks/tasks.ts';
import styles from './gates.module.css';

const nothing = (): void => {};

/** What its steps hold is kept in what was read, so that who comes back finds it. */
const drafted = (play: Play, stepId: string, draft: TaskAnswerView): Play => ({
  ...play,
  steps: play.steps.map((step) =>
    step.id === stepId && step.kind === 'ticks' ? ({ ...step, draft } as typeof step) : step,
  ),
});

export function ListAhead({ activity }: { activity: ActivityView }) {
  const { checklist: t } = useTexts('path');
  const words = useTexts('checklist');
  const isQuiet = useQuiet();
  const client = useQueryClient();
  const { ref, courseKey, status, groupTitle } = activity;
  const lang = contentLang(useLocale());
  const recap = queries.recap(ref);
  const { data, refetch } = useQuery(recap);
  const events: WriteEvents = {
    onDraft: (stepId, draft) => {
      client.setQueryData(recap.queryKey, (before) => before && drafted(before, stepId, draft));
      void client.invalidateQueries({ queryKey: queries.path(courseKey).queryKey });
    },
    reread: async () => (await refetch()).data,
    onProgress: nothing,
    onFeedback: nothing,
    onOutcome: nothing,
    onHandedIn: nothing,
    onRefused: nothing,
  };
  const writes = useWrites(
    useMemo(() => ({ activityRef: ref }), [ref]),
    events,
  );
  const work = useTaskWork(writes);
  // Of a list that nothing was done in nothing is saved.
  const [hasWork, setHasWork] = useState(false);
  const lists = data?.steps.filter((step) => step.kind === 'ticks') ?? [];
  if (lists.length === 0) return null;
  const isBegun = hasWork || lists.some(({ draft }) => draft !== null);
  const xp = isQuiet || activity.xp === 0 ? null : activity.xp;
  return (
    <section aria-labelledby="ahead" className={styles.ahead}>
      <h2 className="vh" id="ahead">
        {t.asks(lists.reduce((sum, { lines }) => sum + lines.length, 0))}
      </h2>
      <p className="small" lang={lang}>
        {activity.description}
      </p>
      {status !== 'locked' && <p>{words.aheadOpen(xp, isBegun)}</p>}
      {lists.map((step) => (
        <TicksWork
          answer={work.answerFor(step) as AnswerOf<'ticks'>}
          group={groupTitle}
          key={step.id}
          kept={isBegun && <SaveMark unsent={writes.unsent} />}
          onChange={(answer) => {
            setHasWork(true);
            work.change(step.id, answer as TaskAnswerView);
          }}
          step={step}
        />
      ))}
    </section>
  );
}
