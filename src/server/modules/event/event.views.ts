// Events as the wire shows them.
import type { EventView, PastEvent } from '#contract/events.ts';
import { type EventTemplate, onlyOn, targetOf } from '#domain/events/event-template.ts';
import type { Occurrence } from '#domain/events/occurrence.ts';
import { daysBetween } from '#domain/kernel/time.ts';
import type { EntryRow, OccurrenceRow } from '#server/modules/event-entry/event-entry.usecases.ts';

interface Times {
  readonly id: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly opensAt: number | Date;
  readonly closesAt: number | Date;
}

const fieldsOf = (template: EventTemplate, times: Times, participants: number) => ({
  id: times.id,
  name: template.name,
  description: template.description,
  type: template.type,
  difficulty: template.difficulty,
  metric: template.goal.metric,
  scoring: template.goal.scoring,
  count: template.goal.count,
  rewardXp: template.rewardXp,
  maxParticipants: template.maxParticipants,
  participants,
  opensAt: new Date(times.opensAt).toISOString(),
  closesAt: new Date(times.closesAt).toISOString(),
  days: daysBetween(times.startsOn, times.endsOn),
  weekdays: onlyOn(template.schedule),
});

/** One that is open or to come. */
export const eventView = (
  template: EventTemplate,
  occurrence: Occurrence,
  of: {
    readonly row: OccurrenceRow | undefined;
    readonly entry: EntryRow | undefined;
    readonly progress: number;
    readonly isReachable: boolean;
    readonly sums: { readonly total: number; readonly contributors: number } | undefined;
    readonly team: EventView['team'];
  },
): EventView => {
  const { total = 0, contributors = 0 } = of.sums ?? {};
  return {
    ...fieldsOf(template, occurrence, of.row?.participants ?? 0),
    isJoined: of.entry !== undefined,
    progress: of.progress,
    isReachable: of.isReachable,
    together:
      template.goal.scoring === 'together'
        ? { total, contributors, target: targetOf(template.goal, contributors) }
        : null,
    team: of.team,
    reachedAt: of.entry?.goalReachedAt?.toISOString() ?? null,
  };
};

/** One that is over. */
export const pastView = (
  template: EventTemplate,
  { entry, occurrence }: { readonly entry: EntryRow; readonly occurrence: OccurrenceRow },
  certificateId: string | null,
): PastEvent => {
  const { target, total } = occurrence;
  return {
    ...fieldsOf(template, occurrence, occurrence.participants),
    progress: entry.progress,
    together: target === null || total === null ? null : { target, total },
    teamTotal: entry.teamTotal,
    reachedAt: entry.goalReachedAt?.toISOString() ?? null,
    paidXp: entry.paidXp,
    rank: entry.rank,
    rankedOf: entry.rankedOf,
    certificateId,
  };
};
