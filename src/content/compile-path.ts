import type { Step } from '#domain/catalog/activity.ts';
import type { Industry } from '#domain/catalog/course-keys.ts';
import {
  CORE_ID,
  type CoreLine,
  type GlossaryTerm,
  type LabVariant,
  type PathItem,
  type Phase,
  type Technique,
} from '#domain/catalog/path.ts';
import { neededOf } from '#domain/kernel/pass-line.ts';
import type { LineHelp } from '#domain/tasks/ticks.ts';
import { type Markers, present, toSteps } from './compile-steps.ts';
import {
  type Content,
  type InPhase,
  type ItemSource,
  isShipped,
  type LabSource,
  type LabStory,
  type LessonSource,
} from './content.ts';
import { drawnBy } from './course-drawings.ts';
import { inCourse } from './references.ts';
import type { ChecklistFile, QuizFile } from './schema/item.ts';
import type { PathPlanFile } from './schema/path-plan.ts';
import type { DrawnBy } from './tasks/task-kind.ts';
import { compiledTask } from './tasks/tasks.ts';

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
    ...content.lessons.filter(isShipped).map((item) => toLesson(content, item, markers)),
    ...content.labs.filter(isShipped).map((item) => toLab(content, item)),
    ...content.quizzes.filter(isShipped).map((item) => toQuiz(content, item)),
    ...content.checklists.filter(isShipped).map((item) => toChecklist(content, item)),
  ];
  const stations = content.phases.map(({ id, data, courseKey }) => {
    const inPhase = written.filter((item) => item.courseKey === courseKey && item.phaseId === id);
    const items = inPhase.toSorted((a, b) => a.place - b.place);
    const { prefix } = courseOf(content, courseKey);
    const tests = testOuts(
      `${prefix}.${data.short}.testout`,
      data,
      items,
      planOf(content, courseKey),
    );
    const { kinds, titles } = planOf(content, courseKey);
    const phase: Phase = {
      ...data,
      courseKey,
      plannedKinds: kinds.flatMap(({ key }) => (titles[id]?.[key] === undefined ? [] : key)),
      itemIds: items.map((item) => item.id),
      ...(tests[0] && { testOutId: tests[0].id }),
    };
    return { phase, items: [...items, ...tests] };
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

const courseOf = (content: Content, courseKey: string) =>
  present(content.courses.find(({ id }) => id === courseKey)?.data, courseKey);
const planOf = (content: Content, courseKey: string): PathPlanFile =>
  present(content.plans.find((one) => one.courseKey === courseKey)?.data, 'path.yaml');

/** What all items have; readings, work products and rounds are added by form. */
function head(content: Content, item: ItemSource): Omit<PathItem, 'doneWhen' | 'steps'> {
  const { data, courseKey, phaseId, key, form } = item;
  const { kinds } = planOf(content, courseKey);
  const place = kinds.findIndex((kind) => kind.key === data.type);
  const { weight, tracks } = present(kinds[place], data.type);
  // The Core line is a track's or is not, whatever stands on it.
  const { tracks: all = [] } = courseOf(content, courseKey);
  const core = all.filter((track) => track.core).map((track) => track.key);
  const asking = phaseId === CORE_ID ? core : tracks;
  const requiredBy = all.length === 0 ? ('all' as const) : asking;
  const { id, type, title, description, estMin, xp, objectives, rev, checkedOn } = data;
  const about = { outcomes: [], takeaway: '', refs: [], rev, checkedOn };
  const learner = { title, description, estimatedMinutes: estMin, xp, objectives };
  const address = key === undefined ? {} : { key };
  const own = { kind: type, form: present(form, id), place, weight, requiredBy };
  return { id, ...own, phaseId, courseKey, ...address, ...learner, ...about };
}

function toLesson(content: Content, item: LessonSource, markers: Markers): PathItem {
  const { data } = item;
  const { outcomes, takeaway, refs } = data;
  return {
    ...head(content, item),
    outcomes,
    takeaway,
    refs,
    ...('deliverable' in data && { deliverable: data.deliverable }),
    ...('template' in data && { templateId: data.template }),
    doneWhen: data.doneWhen ?? [
      'steps.seen',
      'checks.answered',
      ...(item.form === 'artifact' ? (['tasks.submitted'] as const) : []),
    ],
    steps: toSteps(item, markers(item)),
  };
}

/** A story's steps: the scenario to read, then its tasks, led by the company's key where it has one. */
function toVariant({ company, data, scenario }: LabStory, drawn: DrawnBy): LabVariant {
  const { title, steps } = data;
  const idOf = (name: string) => (company === null ? name : `${company.toLowerCase()}-${name}`);
  const reading: Step = { id: idOf('scenario'), kind: 'reading', title, body: scenario };
  const tasks = steps.map((step): Step => compiledTask({ ...step, id: idOf(step.id) }, drawn));
  return { title, scenario, steps: [reading, ...tasks] };
}

function toLab(content: Content, lab: LabSource): PathItem {
  const { outcomes, takeaway, refs, deliverable, doneWhen = ['tasks.submitted'] } = lab.data;
  const { companies = [] } = courseOf(content, lab.courseKey);
  const storyOf = (key: Industry | null) => lab.stories.find(({ company }) => company === key);
  const drawn = drawnBy(content, lab.courseKey);
  const story = storyOf(null);
  const variants = story
    ? []
    : companies.map(({ key }) => [key, toVariant(present(storyOf(key), key), drawn)] as const);
  const { title, scenario, steps } = story
    ? toVariant(story, drawn)
    : present(variants[0]?.[1], lab.id);
  return {
    ...head(content, lab),
    outcomes,
    takeaway,
    refs,
    deliverable,
    doneWhen,
    steps,
    ...(story ? { story: { title, scenario, steps } } : { variants: Object.fromEntries(variants) }),
  };
}

function toQuiz(content: Content, item: InPhase<QuizFile>): PathItem {
  const { count, passPercent, questions } = item.data;
  const quiz = { count, passPercent, questionIds: questions };
  return { ...head(content, item), doneWhen: ['quiz.passed'], steps: [], quiz };
}

function toChecklist(content: Content, item: InPhase<ChecklistFile>): PathItem {
  const { title, description, lines, doneWhen = ['tasks.submitted'] } = item.data;
  const points = lines.length;
  const linked = lines.map(({ help, ...line }) => {
    const link = helpOf(content, item, help);
    return link ? { ...line, help: link } : line;
  });
  const ticks: Step = {
    id: 'lines',
    kind: 'ticks',
    title,
    prompt: description,
    points,
    lines: linked,
  };
  return { ...head(content, item), doneWhen, steps: [ticks] };
}

/** Where the help of a line leads; undefined where none is named, or learners do not get it yet. */
function helpOf(
  content: Content,
  by: InPhase<ChecklistFile>,
  id: string | undefined,
): LineHelp | undefined {
  const isIt = (one: { id: string; data: { state: string } }) => one.id === id && isShipped(one);
  const template = inCourse(content.templates, by).find(isIt);
  if (template) {
    const { key, title, premium: isPremium = false } = template.data;
    const nowhere = { phaseId: null, itemType: null, coreKey: null };
    return { kind: 'template', ref: key, title, ...nowhere, isPremium };
  }
  const item = inCourse([...content.lessons, ...content.labs], by).find(isIt);
  if (!item) return undefined;
  const { phaseId, data } = item;
  const coreKey = item.key ?? null;
  const place = { phaseId, itemType: data.type, coreKey };
  return { kind: 'item', ref: item.id, title: data.title, ...place, isPremium: false };
}

/** The quiz that opens a phase which is locked; the first phases of a line never are. */
function testOuts(
  id: string,
  phase: Pick<Phase, 'title' | 'prerequisites'>,
  items: readonly PathItem[],
  plan: PathPlanFile,
): PathItem[] {
  const [item] = items.filter((one) => one.quiz);
  if (!item?.quiz || !plan.testOut || phase.prerequisites.length === 0) return [];
  const { count, passPercent } = plan.testOut;
  const title = `Test out: ${phase.title}`;
  const needed = neededOf(count, passPercent);
  const description = `${count} questions. With ${needed} of ${count} right (you pass from ${passPercent}%) the phase opens, whatever you did before it.`;
  const quiz = { ...item.quiz, count, passPercent };
  // It opens a phase and counts in none.
  const own = { kind: 'testout', weight: 0, requiredBy: [], xp: 0 };
  return [{ ...item, ...own, id, title, description, quiz }];
}
