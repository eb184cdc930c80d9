// The library as a learner sees it, and what they do with it: views, parts done, answers and stars are kept.
import type {
  ResourceCard,
  ResourceDetail,
  ResourceMarks,
  ToolAnswer,
  ToolStepView,
} from '#contract/library.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  type Interactive,
  partsOf,
  type Resource,
  type ToolStep,
} from '#domain/library/resource.ts';
import { storyAfter } from '#domain/library/story.ts';
import { markTask } from '#domain/tasks/mark-task.ts';
import type { TaskAnswer } from '#domain/tasks/tasks.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import {
  addToFigures,
  figuresOfResources,
  lockResource,
  type OwnResource,
  ownResources,
  saveDone,
  saveStars,
  saveView,
  saveWork,
} from './library.queries.ts';
import { cardView, detailView, marksView, stepView } from './library.views.ts';

export interface Reader {
  readonly learnerId: string;
  /** What a demo learner does is kept for them, and counts for nobody else. */
  readonly isDemo: boolean;
}

interface OnPart {
  readonly resourceKey: string;
  readonly partId: string;
}

export async function listResources(
  db: Executor,
  catalog: CatalogIndex,
  { learnerId }: Reader,
): Promise<{ resources: ResourceCard[] }> {
  return { resources: await cardsOf(db, learnerId, catalog.resources) };
}

export async function resourcesBeside(
  db: Executor,
  catalog: CatalogIndex,
  { learnerId }: Reader,
  activityRef: string,
): Promise<Result<{ resources: ResourceCard[] }, Failure>> {
  const activity = catalog.findActivity(activityRef) ?? catalog.findMissionByKey(activityRef);
  if (!activity) return err({ code: 'activity.not_found' });
  return ok({ resources: await cardsOf(db, learnerId, catalog.resourcesOf(activity.id)) });
}

export async function readResource(
  db: Executor,
  catalog: CatalogIndex,
  { learnerId }: Reader,
  resourceKey: string,
): Promise<Result<ResourceDetail, Failure>> {
  const resource = catalog.findResource(resourceKey);
  if (!resource) return err({ code: 'resource.not_found' });
  const [own] = await ownResources(db, learnerId, [resource.id]);
  const related = resource.related.flatMap((id) => catalog.findResource(id) ?? []);
  const [card, ...others] = await cardsOf(db, learnerId, [resource, ...related]);
  return ok(detailView(catalog, resource, card!, { id: learnerId, own }, others));
}

/** Counts that the learner opened it, once a day by the database's calendar. */
export async function viewResource(
  tx: Transaction,
  catalog: CatalogIndex,
  { learnerId, isDemo }: Reader,
  resourceKey: string,
): Promise<Result<ResourceMarks, Failure>> {
  const resource = catalog.findResource(resourceKey);
  if (!resource) return err({ code: 'resource.not_found' });
  const own = await lockResource(tx, learnerId, resource.id);
  if (own.isNewDay) {
    await saveView(tx, learnerId, resource.id);
    if (!isDemo) await addToFigures(tx, resource.id, { views: 1 });
  }
  return ok(await marksNow(tx, resource, own));
}

/** A section read, an item ticked or a chapter told; steps are done by answers. */
export async function markPart(
  tx: Transaction,
  catalog: CatalogIndex,
  { learnerId }: Reader,
  { resourceKey, partId, isDone }: OnPart & { readonly isDone: boolean },
): Promise<Result<ResourceMarks, Failure>> {
  const resource = catalog.findResource(resourceKey);
  if (!resource) return err({ code: 'resource.not_found' });
  if (resource.format === 'interactive' || !partsOf(resource).includes(partId)) {
    return err({ code: 'resource.part_not_found' });
  }
  const own = await lockResource(tx, learnerId, resource.id);
  const done = withPart(own, partId, isDone);
  await saveDone(tx, own, done);
  return ok(await marksNow(tx, resource, { ...own, done }));
}

const withPart = ({ done }: OwnResource, partId: string, isDone: boolean): string[] => [
  ...done.filter((id) => id !== partId),
  ...(isDone ? [partId] : []),
];

/** Answers a step; it is done once it is handed in whole, right or wrong. */
export async function answerStep(
  tx: Transaction,
  catalog: CatalogIndex,
  { learnerId }: Reader,
  { answer, ...on }: OnPart & { readonly answer: ToolAnswer },
): Promise<Result<{ step: ToolStepView; marks: ResourceMarks }, Failure>> {
  const found = findStep(catalog, on);
  if (!found.ok) return found;
  const { resource, step } = found.value;
  const isWhole = isHandedIn(step, answer);
  if (!isWhole.ok) return isWhole;
  const own = await lockResource(tx, learnerId, resource.id);
  const work = { round: own.work[step.id]?.round ?? 0, answer };
  await saveWork(tx, own, { ...own.work, [step.id]: work });
  // What was done once stays done, however often it is tried again.
  const done = isWhole.value ? withPart(own, step.id, true) : own.done;
  if (isWhole.value) await saveDone(tx, own, done);
  return ok({
    step: stepView(resource, step, learnerId, work),
    marks: await marksNow(tx, resource, { ...own, done }),
  });
}

/** Takes the answer of a step back; sums get new numbers. */
export async function beginAnew(
  tx: Transaction,
  catalog: CatalogIndex,
  { learnerId }: Reader,
  on: OnPart,
): Promise<Result<ToolStepView, Failure>> {
  const found = findStep(catalog, on);
  if (!found.ok) return found;
  const { resource, step } = found.value;
  const own = await lockResource(tx, learnerId, resource.id);
  const work = { round: (own.work[step.id]?.round ?? 0) + 1, answer: null };
  await saveWork(tx, own, { ...own.work, [step.id]: work });
  return ok(stepView(resource, step, learnerId, work));
}

export async function rateResource(
  tx: Transaction,
  catalog: CatalogIndex,
  { learnerId, isDemo }: Reader,
  { resourceKey, stars }: { readonly resourceKey: string; readonly stars: number },
): Promise<Result<ResourceMarks, Failure>> {
  const resource = catalog.findResource(resourceKey);
  if (!resource) return err({ code: 'resource.not_found' });
  const own = await lockResource(tx, learnerId, resource.id);
  await saveStars(tx, own, stars);
  if (!isDemo) {
    const change = { ratings: own.stars === null ? 1 : 0, stars: stars - (own.stars ?? 0) };
    await addToFigures(tx, resource.id, change);
  }
  return ok(await marksNow(tx, resource, { ...own, stars }));
}

function findStep(
  catalog: CatalogIndex,
  { resourceKey, partId }: OnPart,
): Result<{ resource: Interactive; step: ToolStep }, Failure> {
  const resource = catalog.findResource(resourceKey);
  if (!resource) return err({ code: 'resource.not_found' });
  const step = resource.format === 'interactive' && resource.steps.find(({ id }) => id === partId);
  return step && resource.format === 'interactive'
    ? ok({ resource, step })
    : err({ code: 'resource.part_not_found' });
}

/** Whether the answer ends the step; a story goes on choice by choice. */
function isHandedIn(step: ToolStep, answer: ToolAnswer): Result<boolean, Failure> {
  const refused = (field: string, rule: string): Result<never, Failure> =>
    err({ code: 'task.malformed', fields: [{ field, rule, message: `Here belongs: ${rule}.` }] });
  if (step.kind !== answer.kind) return refused('kind', step.kind);
  if (step.kind === 'story' && answer.kind === 'story') {
    const { seen, open } = storyAfter(step, answer.picks);
    return seen.length === answer.picks.length
      ? ok(open === null)
      : refused('picks', 'choices of the scenes');
  }
  if (step.kind === 'sums' && answer.kind === 'sums') {
    return answer.values.length === step.asks.length
      ? ok(true)
      : refused('values', 'a number a sum');
  }
  if (step.kind === 'story' || step.kind === 'sums') return refused('kind', step.kind);
  const mark = markTask(step, answer as TaskAnswer);
  return mark.ok ? ok(true) : refused(mark.error.field, mark.error.rule);
}

async function marksNow(
  tx: Transaction,
  resource: Resource,
  own: OwnResource,
): Promise<ResourceMarks> {
  const [figures] = await figuresOfResources(tx, [resource.id]);
  return marksView(resource, figures, own);
}

async function cardsOf(
  db: Executor,
  learnerId: string,
  resources: readonly Resource[],
): Promise<ResourceCard[]> {
  const ids = resources.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [figures, own] = await Promise.all([
    figuresOfResources(db, ids),
    ownResources(db, learnerId, ids),
  ]);
  const figuresOf = new Map(figures.map((row) => [row.resourceId, row]));
  const ownOf = new Map(own.map((row) => [row.resourceId, row]));
  return resources.map((resource) =>
    cardView(resource, marksView(resource, figuresOf.get(resource.id), ownOf.get(resource.id))),
  );
}
