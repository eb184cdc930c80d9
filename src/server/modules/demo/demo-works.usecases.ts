// What the demo learner has made and set beside studying: documents, models, checklists, the day of the exam and a daily goal, by
// the use cases of everybody.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import {
  type DemoStory,
  eveningOf,
  type MadeDocument,
  type MadeModel,
  type TickedList,
} from '#domain/demo/demo-story.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  addDays,
  type Instant,
  MS_PER_MINUTE,
  studyDayAt,
  type TimeZone,
} from '#domain/kernel/time.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { changeLearner } from '#server/modules/learner/change-learner.usecases.ts';
import { createModel } from '#server/modules/model/model.usecases.ts';
import { saveTaskDraft } from '#server/modules/study/task.usecases.ts';
import {
  createDocument,
  renameDocument,
  saveCells,
} from '#server/modules/template/document.usecases.ts';

/** How long a document was written on. */
const WRITTEN_MS = 35 * MS_PER_MINUTE;
const FIRST_REVISION = 1;

export interface Maker {
  readonly catalog: CatalogIndex;
  readonly learnerId: string;
  readonly courseKey: string;
  /** When the demo begins, ms since 1970. */
  readonly now: Instant;
  readonly timeZone: TimeZone;
}

/** Makes and sets all that the story of a course tells. @returns the first refusal */
export async function makeWorks(
  tx: Transaction,
  maker: Maker,
  { exam, documents = [], models = [], lists = [] }: DemoStory,
): Promise<Result<null, Failure>> {
  if (exam) {
    const { catalog, learnerId, courseKey, now, timeZone } = maker;
    const set = await changeLearner(tx, catalog, learnerId, {
      settings: { dailyGoalMinutes: exam.minutesADay },
      examDate: { courseKey, on: addDays(studyDayAt(now, timeZone), exam.inDays) },
    });
    if (!set.ok) return set;
  }
  for (const document of documents) {
    const made = await writeDocument(tx, maker, document);
    if (!made.ok) return made;
  }
  for (const model of models) {
    const made = await drawModel(tx, maker, model);
    if (!made.ok) return made;
  }
  for (const list of lists) {
    const ticked = await tickList(tx, maker, list);
    if (!ticked.ok) return ticked;
  }
  return ok(null);
}

/** Works on a checklist, which is not handed in. */
async function tickList(
  tx: Transaction,
  { catalog, learnerId, now, timeZone }: Maker,
  { list, daysAgo, ticked, notApplicable, notes }: TickedList,
): Promise<Result<{ ok: true }, Failure>> {
  const step = catalog.findItem(list)?.steps.find(({ kind }) => kind === 'ticks');
  if (!step) return err({ code: 'step.not_a_task' });
  const at = eveningOf(daysAgo, now, timeZone);
  const answer = {
    kind: 'ticks' as const,
    ticked: [...ticked],
    notApplicable: [...notApplicable],
    notes,
  };
  return saveTaskDraft(
    tx,
    { catalog, at },
    learnerId,
    { activityRef: list },
    { stepId: step.id, answer },
  );
}

/** Begins a document, names it and fills its cells in one save. */
async function writeDocument(
  tx: Transaction,
  { catalog, learnerId, courseKey, now, timeZone }: Maker,
  { template: templateKey, name, daysAgo, cells }: MadeDocument,
): Promise<Result<null, Failure>> {
  const at = eveningOf(daysAgo, now, timeZone);
  const begun = await createDocument(
    tx,
    { catalog },
    { learnerId, courseKey, templateKey, company: undefined, at },
  );
  if (!begun.ok) return begun;
  const asked = { learnerId, documentId: begun.value.id };
  const named = await renameDocument(tx, { catalog }, { ...asked, name });
  if (!named.ok) return named;
  const changes = Object.entries(cells).map(([cell, text]) => {
    return { cell, text, base: FIRST_REVISION };
  });
  const saved = await saveCells(
    tx,
    { catalog },
    { ...asked, writer: 'demo-page', changes, at: at + WRITTEN_MS },
  );
  if (!saved.ok) return saved;
  return saved.value.refused.length === 0 ? ok(null) : err({ code: 'document.cell_unknown' });
}

async function drawModel(
  tx: Transaction,
  { catalog, learnerId, courseKey, now, timeZone }: Maker,
  { name, viewpoint, model, daysAgo }: MadeModel,
): Promise<Result<null, Failure>> {
  // A start from the page is checked like everybody's; the wire's type is a mutable copy.
  const start = { from: 'model' as const, model: structuredClone(model) as WireModel };
  const at = eveningOf(daysAgo, now, timeZone);
  const drawn = await createModel(tx, catalog, learnerId, {
    courseKey,
    name,
    viewpoint,
    start,
    at,
  });
  return drawn.ok ? ok(null) : drawn;
}

type WireModel = Extract<Parameters<typeof createModel>[3]['start'], { from: 'model' }>['model'];
