// A learner's own models: begun, saved, named, copied and deleted, each only by who drew it.
import { randomUUID } from 'node:crypto';
import type { LearnerModel, ModelHead, ModelStart, ModelStarts } from '#contract/models.ts';
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Model } from '#domain/modelling/editing/model.ts';
import type { Language } from '#domain/modelling/language.ts';
import {
  isViewpoint,
  MOST_MODELS,
  type ModelFault,
  modelFault,
  modelName,
} from '#domain/modelling/own-model.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import { activityRecords } from '#server/modules/record/records.usecases.ts';
import {
  countModels,
  deleteModel,
  describeModel,
  findModel,
  type HeadRow,
  handedInModels,
  insertModel,
  modelsOf,
  type Saved,
  saveModel,
} from './model.queries.ts';

const notFound = err({ code: 'model.not_found' } as const);

const headView = ({ updatedAt, ...row }: HeadRow): ModelHead => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

/** The wire's types are mutable; nobody changes what they are sent. */
const modelView = ({ model, ...row }: HeadRow & { model: Model }): LearnerModel => ({
  ...headView(row),
  model: model as LearnerModel['model'],
});

const MESSAGES: Readonly<Record<ModelFault['rule'], string>> = {
  empty: 'Give it a name.',
  too_long: 'Use a shorter name.',
  unknown: 'The language of the course has no such kind or type.',
  ids: 'Every id is there once, every end is there, and nothing stands inside itself.',
};
const refused = ({ field, rule }: ModelFault): Result<never, Failure> =>
  err({ code: 'request.invalid', fields: [{ field, rule, message: MESSAGES[rule] }] });

export async function listModels(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  courseKey: string,
): Promise<Result<ModelHead[], Failure>> {
  if (!catalog.findCourse(courseKey)) return err({ code: 'course.not_found' });
  return ok((await modelsOf(db, learnerId, courseKey)).map(headView));
}

/** How many models of a course the learner has. */
export const modelsCreated = (
  db: Executor,
  learnerId: string,
  courseKey: string,
): Promise<number> => countModels(db, learnerId, courseKey);

export async function readModel(
  db: Executor,
  learnerId: string,
  modelId: string,
): Promise<Result<LearnerModel, Failure>> {
  const row = await findModel(db, learnerId, modelId);
  return row ? ok(modelView(row)) : notFound;
}

/** What a model of the course can begin with: work that was handed in, and views that were read. */
export async function readStarts(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  courseKey: string,
): Promise<Result<ModelStarts, Failure>> {
  const course = catalog.findCourse(courseKey);
  if (!course) return err({ code: 'course.not_found' });
  const [works, records] = await Promise.all([
    handedInModels(db, learnerId),
    activityRecords(db, learnerId, courseKey),
  ]);
  const tasks = works.flatMap(({ activityId, stepId }) => {
    const task = taskNamed(catalog, activityId, stepId);
    const activity = catalog.findActivity(activityId);
    if (!task || activity?.courseKey !== courseKey) return [];
    return [{ activityRef: activityId, stepId, title: activity.title, step: task }];
  });
  const views = course.views
    .filter(({ activityId }) => records.has(activityId))
    .map(({ id, title, activityId }) => {
      return { id, title, activity: catalog.findActivity(activityId)?.title ?? title };
    });
  return ok({ tasks, views });
}

/** The title of a task in which one draws; undefined where there is none of that id any more. */
function taskNamed(catalog: CatalogIndex, activityId: string, stepId: string): string | undefined {
  const item = catalog.findItem(activityId);
  const stories = item
    ? [item.steps, ...Object.values(item.variants ?? {}).map((one) => one.steps)]
    : [];
  const step = stories.flat().find(({ id, kind }) => id === stepId && kind === 'model');
  return step && 'title' in step ? step.title : undefined;
}

/**
 * Begins a model; a name is needed, and what it begins with is copied.
 * @param input.at taken for the database's clock, ms since 1970; only the demo's story gives it
 */
export async function createModel(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  input: {
    readonly courseKey: string;
    readonly name: string;
    readonly viewpoint: string | null;
    readonly start: ModelStart;
    readonly at?: number;
  },
): Promise<Result<LearnerModel, Failure>> {
  const course = catalog.findCourse(input.courseKey);
  if (!course) return err({ code: 'course.not_found' });
  const { language } = course;
  if (!language) return err({ code: 'course.no_language' });
  const about = aboutModel(language, input);
  if (!about.ok) return about;
  const start = await startOf(tx, course, learnerId, input.start);
  if (start === undefined) return err({ code: 'model.start_not_found' });
  const fault = modelFault(language, start);
  if (fault) return refused(fault);
  const { at } = input;
  return insertOne(tx, {
    ...about.value,
    ...(at !== undefined && { createdAt: new Date(at), updatedAt: new Date(at) }),
    learnerId,
    courseKey: course.key,
    model: start,
  });
}

function aboutModel(
  language: Language,
  { name, viewpoint }: { readonly name: string; readonly viewpoint: string | null },
): Result<{ name: string; viewpoint: string | null }, Failure> {
  const checked = modelName(name);
  if (!checked.ok) return refused(checked.error);
  if (!isViewpoint(language, viewpoint)) return refused({ field: 'viewpoint', rule: 'unknown' });
  return ok({ name: checked.value, viewpoint });
}

/** Holds the learner, so that of two models at once both are counted. */
async function insertOne(
  tx: Transaction,
  row: Omit<Parameters<typeof insertModel>[1], 'id'>,
): Promise<Result<LearnerModel, Failure>> {
  await lockLearner(tx, row.learnerId);
  if ((await countModels(tx, row.learnerId)) >= MOST_MODELS) return err({ code: 'model.too_many' });
  return ok(modelView(await insertModel(tx, { ...row, id: randomUUID() })));
}

async function startOf(
  tx: Transaction,
  course: Course,
  learnerId: string,
  start: ModelStart,
): Promise<Model | undefined> {
  switch (start.from) {
    case 'nothing':
      return { elements: [], relations: [] };
    case 'model':
      return start.model;
    case 'view': {
      const view = course.views.find(({ id }) => id === start.view);
      if (!view) return undefined;
      const records = await activityRecords(tx, learnerId, course.key);
      return records.has(view.activityId) ? view.model : undefined;
    }
    case 'task': {
      const { activityRef, stepId } = start;
      const works = await handedInModels(tx, learnerId);
      const own = works.find((one) => one.activityId === activityRef && one.stepId === stepId);
      return own?.work?.kind === 'model' ? own.work.model : undefined;
    }
  }
}

/** Keeps what is drawn, where nobody else saved since the page began. */
export async function keepModel(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  { modelId, ...saved }: Saved & { readonly modelId: string },
): Promise<Result<ModelHead, Failure>> {
  const row = await findModel(tx, learnerId, modelId);
  const language = row && catalog.findCourse(row.courseKey)?.language;
  if (!language) return notFound;
  const fault = modelFault(language, saved.model);
  if (fault) return refused(fault);
  const after = await saveModel(tx, learnerId, modelId, saved);
  return after ? ok(headView(after)) : err({ code: 'model.changed' });
}

/** Names a model and says which viewpoint it keeps to; the last word counts. */
export async function nameModel(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  input: { readonly modelId: string; readonly name: string; readonly viewpoint: string | null },
): Promise<Result<ModelHead, Failure>> {
  const row = await findModel(tx, learnerId, input.modelId);
  const language = row && catalog.findCourse(row.courseKey)?.language;
  if (!language) return notFound;
  const about = aboutModel(language, input);
  if (!about.ok) return about;
  const after = await describeModel(tx, learnerId, input.modelId, about.value);
  return after ? ok(headView(after)) : notFound;
}

export async function copyModel(
  tx: Transaction,
  learnerId: string,
  { modelId, name }: { readonly modelId: string; readonly name: string },
): Promise<Result<ModelHead, Failure>> {
  const row = await findModel(tx, learnerId, modelId);
  if (!row) return notFound;
  const checked = modelName(name);
  if (!checked.ok) return refused(checked.error);
  const { courseKey, viewpoint, model } = row;
  const copy = await insertOne(tx, { learnerId, courseKey, viewpoint, model, name: checked.value });
  if (!copy.ok) return copy;
  const { model: _, ...head } = copy.value;
  return ok(head);
}

export async function removeModel(
  tx: Transaction,
  learnerId: string,
  modelId: string,
): Promise<Result<{ ok: true }, Failure>> {
  return (await deleteModel(tx, learnerId, modelId)) ? ok({ ok: true }) : notFound;
}
