import type { Step } from '#domain/catalog/catalog.ts';
import {
  CORE_ID,
  type CoreLine,
  type GlossaryTerm,
  type Industry,
  ITEM_TYPES,
  type PathItem,
  type Phase,
  type Technique,
} from '#domain/catalog/path.ts';
import { testOutId } from '#domain/path/path-status.ts';
import { type Markers, present, toSteps } from './compile-steps.ts';
import {
  byIndustry,
  type Content,
  type InPhase,
  type ItemSource,
  isShipped,
  type LabSource,
  type LessonSource,
} from './content.ts';
import { opaqueItems } from './opaque-items.ts';
import type { ChecklistFile, QuizFile } from './schema/item.ts';
import type { PathPlanFile } from './schema/path-plan.ts';

/** The learning paths of all courses: phases and Core line, and the items that are written. */
export function compilePath(
  content: Content,
  markers: Markers,
): {
  phases: Phase[];
  cores: CoreLine[];
  items: PathItem[];
  glossary: GlossaryTerm[];
  techniques: Technique[];
} {
  const written = [
    ...content.lessons.filter(isShipped).map((item) => toLesson(item, markers)),
    ...content.labs.filter(isShipped).map(toLab),
    ...content.quizzes.filter(isShipped).map(toQuiz),
    ...content.checklists.filter(isShipped).map(toChecklist),
  ];
  const stations = content.phases.map(({ id, data, courseKey }) => {
    const inPhase = written.filter((item) => item.courseKey === courseKey && item.phaseId === id);
    const items = ITEM_TYPES.flatMap((type) => inPhase.filter((item) => item.kind === type));
    const phase: Phase = { ...data, courseKey, itemIds: items.map((item) => item.id) };
    const plan = content.plans.find((one) => one.courseKey === courseKey)?.data;
    return { phase, items: [...items, ...testOuts(phase, items, present(plan, 'path.yaml'))] };
  });
  const cores = content.cores.flatMap((core) => coreLine(core, written));
  const onCore = new Set(
    cores.flatMap((core) => [...core.groups.flatMap((group) => group.itemIds), ...core.quizIds]),
  );
  const inOrder = stations.toSorted((a, b) => a.phase.order - b.phase.order);
  return {
    phases: inOrder.map(({ phase }) => phase),
    cores,
    items: [
      ...inOrder.flatMap(({ items }) => items),
      ...written.filter((item) => onCore.has(item.id)),
    ],
    glossary: content.terms
      .map(({ data, courseKey }) => ({ ...data, courseKey }))
      .toSorted((a, b) => a.term.localeCompare(b.term, 'en')),
    techniques: content.techniques.map(({ data, courseKey }) => ({ ...data, courseKey })),
  };
}

/** The Core line with what is written of it; nothing while no lesson is. */
function coreLine(
  { courseKey, data }: Content['cores'][number],
  items: readonly PathItem[],
): CoreLine[] {
  const mine = new Set(
    items
      .filter((item) => item.courseKey === courseKey && item.phaseId === CORE_ID)
      .map((item) => item.id),
  );
  const written = (ids: readonly string[]) => ids.filter((id) => mine.has(id));
  const groups = data.groups
    .map(({ id, title, lessons }) => ({ id, title, itemIds: written(lessons) }))
    .filter((group) => group.itemIds.length > 0);
  return groups.length === 0 ? [] : [{ courseKey, groups, quizIds: written(data.quizzes) }];
}

/** What all items have; readings, work products and rounds are added by kind. */
function head({ data, courseKey, phaseId, key }: ItemSource): Omit<PathItem, 'doneWhen' | 'steps'> {
  const { id, type, title, description, estMin, xp, objectives, rev, checkedOn } = data;
  const about = { outcomes: [], takeaway: '', refs: [], rev, checkedOn };
  const learner = { title, description, estimatedMinutes: estMin, xp, objectives };
  const address = key === undefined ? {} : { key };
  return { id, kind: type, phaseId, courseKey, ...address, ...learner, ...about };
}

function toLesson(item: LessonSource, markers: Markers): PathItem {
  const { data } = item;
  const { outcomes, takeaway, refs } = data;
  return {
    ...head(item),
    outcomes,
    takeaway,
    refs,
    ...(data.type === 'artifact' && { deliverable: data.deliverable }),
    doneWhen: data.doneWhen ?? [
      'steps.seen',
      'checks.answered',
      ...(data.type === 'artifact' ? (['tasks.submitted'] as const) : []),
    ],
    steps: toSteps(item, markers(item)),
  };
}

/** An industry's steps: the scenario to read, then its tasks, all led by the industry's name. */
function toVariant(lab: LabSource, industry: Industry) {
  const { title, steps } = lab.data.variants[industry];
  const scenario = lab.scenarios[industry];
  const idOf = (name: string) => `${industry.toLowerCase()}-${name}`;
  const reading: Step = { id: idOf('scenario'), kind: 'reading', title, body: scenario };
  const tasks = steps.map((step): Step => {
    const id = idOf(step.id);
    return step.kind === 'order'
      ? { ...step, id, items: opaqueItems(id, step.items) }
      : { ...step, id };
  });
  return { title, scenario, steps: [reading, ...tasks] };
}

function toLab(lab: LabSource): PathItem {
  const { outcomes, takeaway, refs, deliverable, doneWhen = ['tasks.submitted'] } = lab.data;
  const variants = byIndustry((industry) => toVariant(lab, industry));
  const { steps } = variants.BFSI;
  return { ...head(lab), outcomes, takeaway, refs, deliverable, doneWhen, steps, variants };
}

function toQuiz(item: InPhase<QuizFile>): PathItem {
  const { count, passPercent, questions } = item.data;
  const quiz = { count, passPercent, questionIds: questions };
  return { ...head(item), doneWhen: ['quiz.passed'], steps: [], quiz };
}

function toChecklist(item: InPhase<ChecklistFile>): PathItem {
  const { title, description, lines, doneWhen = ['tasks.submitted'] } = item.data;
  const points = lines.length;
  const ticks: Step = { id: 'lines', kind: 'ticks', title, prompt: description, points, lines };
  return { ...head(item), doneWhen, steps: [ticks] };
}

/** The quiz that opens a phase which is locked; the first phases of a line never are. */
function testOuts(phase: Phase, items: readonly PathItem[], plan: PathPlanFile): PathItem[] {
  const { count, passPercent } = plan.testOut;
  return items.flatMap((item): PathItem[] => {
    if (!item.quiz || phase.prerequisites.length === 0) return [];
    const title = `Test out: ${phase.title}`;
    const description = `${count} questions. With ${passPercent} % right the phase opens, whatever you did before it.`;
    const quiz = { ...item.quiz, count, passPercent };
    return [{ ...item, id: testOutId(phase), kind: 'testout', title, description, xp: 0, quiz }];
  });
}
