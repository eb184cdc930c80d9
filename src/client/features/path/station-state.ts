// What the path looks like from where the learner stands: the current station, looks, lit stretches.
import type { StopLook } from '#client/ui/stop.tsx';
import type { LineMapView } from '#contract/course.ts';
import type { CoreView, PhaseView } from '#contract/path.ts';
import { isLitBehind } from './lit-behind.ts';

type Stretch = LineMapView['stretches'][number];
type Phase = Pick<PhaseView, 'id' | 'order' | 'status' | 'percent' | 'items'>;

export const inOrder = <P extends { order: number }>(phases: readonly P[]): P[] =>
  phases.toSorted((a, b) => a.order - b.order);

/** Nothing of it is written yet: it stands on the map, and nothing opens it. */
export const isUnwritten = (phase: Pick<PhaseView, 'items'>): boolean => phase.items.length === 0;

/** A phase whose panel opens (a locked one is explained instead). */
export const canOpen = (phase: Pick<PhaseView, 'status' | 'items'>): boolean =>
  phase.status !== 'locked' && !isUnwritten(phase);

/**
 * Where the learner is: the phase of the next step, else one in progress, else the first that can be opened. With
 * several in progress the line goes before its interchange.
 * @param nextPhaseId the phase of the one next step of the route; undefined where that stands in none
 */
export function currentPhaseId(
  phases: readonly Phase[],
  nextPhaseId: string | undefined,
): string | undefined {
  const open = inOrder(phases).filter(canOpen);
  const running = open.filter((phase) => phase.status === 'in_progress');
  const next = open.find((phase) => phase.id === nextPhaseId && phase.status !== 'done');
  const chosen = next ?? running[0] ?? open.find((phase) => phase.status !== 'done') ?? open.at(-1);
  return chosen?.id;
}

/**
 * Where the train stands: as `currentPhaseId`, but at no station while the next step stands at none, as on the
 * dashboard's line.
 * @param next its station; undefined until it is known, null at the end of the route
 */
export function trainPhaseId(
  phases: readonly Phase[],
  next: { readonly station: { readonly id: string } | null } | null | undefined,
): string | undefined {
  if (next === undefined || next?.station === null) return undefined;
  return currentPhaseId(phases, next?.station.id);
}

/**
 * Where the train goes from a phase that is done: to the station where the learner is then.
 * @param nextPhaseId as for `currentPhaseId`
 * @returns undefined where nothing is left to go on with
 */
export function nextStop(
  phases: readonly Phase[],
  doneId: string,
  nextPhaseId: string | undefined,
): string | undefined {
  const after = asDone(phases, doneId);
  const id = currentPhaseId(after, nextPhaseId);
  return after.find((phase) => phase.id === id)?.status === 'done' ? undefined : id;
}

/** The phases once this one is done, whatever was read of it before. */
export const asDone = <P extends Phase>(phases: readonly P[], doneId: string): P[] =>
  phases.map((phase) => (phase.id === doneId ? { ...phase, status: 'done', percent: 100 } : phase));

/** True once something was done or is being done there. */
export const isBegun = (phase: Pick<PhaseView, 'status' | 'percent'>): boolean =>
  phase.status === 'in_progress' || phase.status === 'done' || phase.percent > 0;

/** A station's look; its state also stands in words beside it. */
export function lookOf(phase: Pick<PhaseView, 'status' | 'items'>, isCurrent: boolean): StopLook {
  if (!canOpen(phase)) return 'locked';
  if (phase.status === 'done') return 'done';
  return isCurrent || phase.status === 'in_progress' ? 'now' : 'open';
}

/** The Core line's look: it is never locked. */
export function coreLook({ status }: Pick<CoreView, 'status'>): StopLook {
  if (status === 'done') return 'done';
  return status === 'in_progress' ? 'now' : 'open';
}

/** The stretches that are lit: those that lead away from a station that is done. */
export function litStretches(
  stretches: readonly Stretch[],
  phases: readonly Phase[],
): ReadonlySet<Stretch> {
  const byId = new Map(phases.map((phase) => [phase.id, phase]));
  return new Set(stretches.filter(({ from }) => isLitBehind(byId.get(from))));
}

/** Done items and minutes of a phase, and how much of the whole path is written. */
export const doneItems = (phase: Pick<PhaseView, 'items'>): number =>
  phase.items.filter((item) => item.status === 'done').length;
