// Phases, the Core line and items as the path's answer shows them.

import type { MissionCard } from '#contract/learning.ts';
import type { CoreView, ItemView, Path, PhaseView } from '#contract/path.ts';
import { isTask } from '#domain/catalog/activity.ts';
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Track } from '#domain/catalog/course-keys.ts';
import { oncePerCourse } from '#domain/catalog/once.ts';
import type { LabVariant, PathItem } from '#domain/catalog/path.ts';
import { shownRound } from '#domain/exam/shown-score.ts';
import { shownPercent } from '#domain/kernel/pass-line.ts';
import { asksFor } from '#domain/path/asks-for.ts';
import { type CoreState, coreStatus, nextInCore } from '#domain/path/core-line.ts';
import { helpfulItem } from '#domain/path/helpful-item.ts';
import { pathStates } from '#domain/path/path-states.ts';
import { type ItemState, nextInPhase, type PhaseState } from '#domain/path/path-status.ts';
import { weightedPercent } from '#domain/path/readiness.ts';
import { stepsToOpen } from '#domain/path/steps-to-open.ts';
import { type HowFar, howFar, minutesAhead } from '#domain/progress/minutes-left.ts';
import type { WeakArea } from '#domain/readiness/weak-areas.ts';
import { stationOf } from '#domain/route/stations.ts';
import type { TickCount } from '#domain/tasks/ticks.ts';
import type { Coverage } from '#server/modules/record/coverage.usecases.ts';
import { templateRef } from '#server/template-ref.ts';
import { ticksView } from './route.views.ts';

/** Whose path is shown, and which. */
export interface Seen {
  readonly catalog: CatalogIndex;
  readonly course: Course;
  readonly track: Track | null;
  /** The states of all phases of the course. */
  readonly phases: readonly PhaseState[];
  /** How far the checklists are ticked, by activity id. */
  readonly ticks: ReadonlyMap<string, TickCount>;
}

/** @param cards of all missions of the course; those that stand at its station are the phase's */
export function phaseView(seen: Seen, state: PhaseState, cards: readonly MissionCard[]): PhaseView {
  const { phase, status, items, missing, isTestedOut } = state;
  return {
    ...fixedOf(seen).phases.get(phase.id)!,
    status,
    percent: weightedPercent(items),
    countedMinutes: countedMinutesOf(seen, items),
    missing: short(missing),
    testedOut: isTestedOut,
    testOutId: (status === 'locked' && phase.testOutId) || null,
    items: items.map((item) => itemView(seen, item)),
    nextItemId: nextInPhase(state, seen.track)?.item.id ?? null,
    missions: cards
      .filter((card) => stationOf(seen.catalog, card)?.id === phase.id)
      .map(({ key, title, status: stands, form, opensAfter, toOpen, ...card }) => {
        const { stepCount, minutesLeft, minutesBesides, activityBesides, isPassedOver } = card;
        return {
          key,
          title,
          status: stands,
          form,
          opensAfter,
          toOpen,
          stepCount,
          minutesLeft,
          minutesBesides,
          activityBesides,
          isPassedOver,
        };
      }),
  };
}

export function coreView(seen: Seen, core: CoreState): CoreView {
  const viewOf = (state: ItemState) => itemView(seen, state);
  const itemsDone = core.items.filter((state) => state.status === 'done').length;
  return {
    status: coreStatus(core),
    percent: shownPercent(itemsDone, core.items.length),
    itemsDone,
    itemsTotal: core.items.length,
    totalMinutes: minutesOf(core.items),
    countedMinutes: countedMinutesOf(seen, core.items),
    groups: core.groups.map(({ id, title, items }) => ({ id, title, items: items.map(viewOf) })),
    quizzes: core.quizzes.map(viewOf),
    nextItemId: nextInCore(core)?.item.id ?? null,
  };
}

/** Weak areas with an item that helps. */
export const weakAreaViews = (
  { catalog, course }: Seen,
  items: readonly ItemState[],
  areas: readonly WeakArea[],
): Path['weakAreas'] =>
  areas.map((area) => ({
    ...area,
    title: catalog.findTopic(course.key, area.objectiveId)?.title ?? area.objectiveId,
    itemId: helpfulItem(items, area.objectiveId)?.item.id ?? null,
  }));

export const coverageViews = (course: Course, { shares }: Coverage): Path['coverage'] =>
  shares.map(({ id, ...share }) => ({
    ...share,
    title: course.objectives.find((objective) => objective.id === id)?.title ?? id,
  }));

const minutesOf = (items: readonly ItemState[]): number =>
  items.reduce((sum, state) => sum + state.item.estimatedMinutes, 0);

/** Of those that the learner's track counts for progress; where a course has no tracks, of all. */
const countedMinutesOf = ({ track }: Seen, items: readonly ItemState[]): number =>
  minutesOf(items.filter(({ item }) => track === null || asksFor(track, item)));

/** As the page of the checklist says it, which names them all. */
function toOpenView({ phases, track }: Seen, { id, form }: PathItem): ItemView['toOpen'] {
  const [next, ...rest] = form === 'checklist' ? stepsToOpen(phases, id, track) : [];
  return next ? { title: next.title, more: rest.length } : null;
}

function itemView(seen: Seen, state: ItemState): ItemView {
  const { item } = state;
  return {
    ...fixedOf(seen).items.get(item.id)!,
    status: state.status,
    required: asksFor(seen.track, item),
    ...howFar(item, state.record),
    minutesLeft: minutesAhead(item, state.record),
    bestPercent: bestShown(state),
    ticks: ticksView(item, seen.ticks),
    toOpen: toOpenView(seen, item),
  };
}

/** The best round as its end showed it: the record holds it rounded down. */
function bestShown({ item, record }: ItemState): number | null {
  const best = record?.bestPercent ?? null;
  if (best === null || !item.quiz) return best;
  return shownRound(best, item.quiz);
}

type FixedItem = Omit<
  ItemView,
  'status' | 'required' | 'minutesLeft' | 'bestPercent' | keyof HowFar | 'ticks' | 'toOpen'
>;
type FixedPhase = Omit<
  PhaseView,
  | 'status'
  | 'percent'
  | 'countedMinutes'
  | 'missing'
  | 'testedOut'
  | 'testOutId'
  | 'items'
  | 'nextItemId'
  | 'missions'
>;

/** What of phases and items is the same for everybody, by their ids. */
const fixedViews = oncePerCourse((catalog, courseKey) => {
  const course = catalog.findCourse(courseKey)!;
  const { phases, items } = pathStates(catalog, courseKey, new Map());
  return {
    phases: new Map(phases.map((state) => [state.phase.id, fixedPhase(catalog, course, state)])),
    items: new Map(items.map(({ item }) => [item.id, fixedItem(catalog, course, item)])),
  };
});

const fixedOf = ({ catalog, course }: Seen) => fixedViews(catalog, course.key);

function fixedPhase(
  catalog: CatalogIndex,
  course: Course,
  { phase, items }: PhaseState,
): FixedPhase {
  return {
    id: phase.id,
    letter: phase.letter,
    order: phase.order,
    title: phase.title,
    mapTitle: phase.mapTitle,
    description: phase.description,
    totalMinutes: minutesOf(items),
    prerequisites: short(phase.prerequisites.map((id) => catalog.findPhase(course.key, id)!)),
    objectives: objectiveViews(course, phase.objectives),
    steps: [...(phase.reference?.steps ?? [])],
    pitfalls: [...phase.pitfalls],
    applyAtWork: [...phase.applyAtWork],
    plannedItems: phase.plannedKinds.length,
  };
}

function fixedItem(catalog: CatalogIndex, course: Course, item: PathItem): FixedItem {
  return {
    id: item.id,
    phaseId: item.phaseId,
    coreKey: item.key ?? null,
    type: item.kind,
    title: item.title,
    description: item.description,
    estimatedMinutes: item.estimatedMinutes,
    xp: item.xp,
    outcomes: [...item.outcomes],
    deliverable: item.deliverable ?? null,
    template: templateOf(catalog, item),
    objectives: objectiveViews(course, item.objectives),
    variants: Object.entries(item.variants ?? {}).map(([industry, variant]) => {
      return { industry, ...caseView(variant) };
    }),
    story: item.story ? caseView(item.story) : null,
    passPercent: item.quiz?.passPercent ?? null,
  };
}

/** The document of an artifact, with the count of the others that its phase uses. */
function templateOf(catalog: CatalogIndex, item: PathItem): ItemView['template'] {
  const template = catalog.findTemplate(item.templateId ?? '');
  if (!template) return null;
  const inPhase = catalog
    .templatesOf(item.courseKey)
    .filter(({ id, unitIds }) => id !== template.id && unitIds.includes(item.phaseId));
  return { ...templateRef(template), more: inPhase.length };
}

function caseView(variant: LabVariant): NonNullable<ItemView['story']> {
  const first = variant.scenario[0];
  return {
    title: variant.title,
    scenario: first?.kind === 'paragraph' ? plainText(first.content) : '',
    tasks: variant.steps.filter(isTask).map(({ title }) => title),
  };
}

type Plain = string | { readonly content: readonly Plain[] };
const plainText = (content: readonly Plain[]): string =>
  content.map((one) => (typeof one === 'string' ? one : plainText(one.content))).join('');

const short = (list: readonly { readonly id: string; readonly title: string }[]) =>
  list.map(({ id, title }) => ({ id, title }));

const objectiveViews = (course: Course, ids: readonly string[]) =>
  ids.map((id) => ({
    id,
    title: course.objectives.find((objective) => objective.id === id)?.title ?? id,
  }));
