// The goal that a team shares this week, how far it is, and for the owner how much it is.
import { type FormEvent, useState } from 'react';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useLocale, useTexts } from '#client/base/language/language.tsx';
import { Bar } from '#client/ui/bar.tsx';
import { Field } from '#client/ui/field.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { Team } from '#contract/teams.ts';
import { WEEKLY_GOAL } from '#domain/teams/team.ts';
import styles from './team.module.css';
import { useTeamWrites } from './use-team-writes.ts';

export function Goal({ team }: { team: Team }) {
  const { goal: t } = useTexts('teams');
  const locale = useLocale();
  const { weekXp, weeklyGoalXp, turnsAt, zone } = team;
  const turns = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: 'short',
    dateStyle: undefined,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    hourCycle: 'h23',
    minute: '2-digit',
  }).format(new Date(turnsAt));
  return (
    <section aria-labelledby="goal" className={styles.goal}>
      <h2 id="goal">{t.title}</h2>
      <p>
        <b className="xp">{t.sum(weekXp, weeklyGoalXp)}</b>
        {weekXp >= weeklyGoalXp && <span className="good"> {t.reached}</span>}
      </p>
      <Bar color="var(--xp)" max={weeklyGoalXp} value={weekXp} />
      <p className="small muted">{t.turns(turns)}</p>
      {team.isOwner && <GoalForm weeklyGoalXp={weeklyGoalXp} />}
    </section>
  );
}

function GoalForm({ weeklyGoalXp }: { weeklyGoalXp: number }) {
  const { goal: t } = useTexts('teams');
  const failureText = useFailureText();
  const { notice } = useNotices();
  const { isBusy, failure, run } = useTeamWrites();
  const [text, setText] = useState(String(weeklyGoalXp));
  const goal = Number(text);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => api.teams.change({ weeklyGoalXp: goal }))) {
      notice({ title: t.saved, tone: 'good' });
    }
  };
  return (
    <form className={styles.inline} onSubmit={(event) => void save(event)}>
      <Field
        error={failure === null ? undefined : failureText(failure)}
        id="team-goal"
        inputMode="numeric"
        label={t.edit}
        max={WEEKLY_GOAL.most}
        min={WEEKLY_GOAL.least}
        onChange={(event) => setText(event.target.value)}
        required
        step={1}
        type="number"
        value={text}
      />
      <button
        aria-busy={isBusy}
        className="btn btn-line"
        disabled={goal === weeklyGoalXp}
        type="submit"
      >
        {t.save}
      </button>
    </form>
  );
}
