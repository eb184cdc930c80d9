// What a course holds, counted, beside what it is planned to hold.
import { CORE_ID } from '#domain/catalog/path.ts';
import { type Content, isShipped } from './content.ts';
import type { Located } from './located.ts';
import { INVENTORY_KEYS, type InventoryKey } from './schema/inventory.ts';

export interface InventoryLine {
  readonly key: InventoryKey;
  /** Counted in what is written, without drafts. XP and minutes are sums. */
  readonly stands: number;
  /** Absent where nothing is planned. */
  readonly planned: number | undefined;
}

/** The inventory of one course: phases' items by kind, then in the order of `INVENTORY_KEYS`. */
export function inventoryOf(content: Content, courseKey: string): readonly InventoryLine[] {
  const stands = countsOf(content, courseKey);
  const planned = content.inventories.find((one) => one.courseKey === courseKey)?.data;
  const kinds = content.plans.find((one) => one.courseKey === courseKey)?.data.kinds ?? [];
  const keys = [...kinds.map(({ key }) => `items.${key}` as const), ...INVENTORY_KEYS];
  return keys.map((key) => ({ key, stands: stands[key] ?? 0, planned: planned?.[key] }));
}

type Counts = Record<(typeof INVENTORY_KEYS)[number], number> & Partial<Record<string, number>>;

function countsOf(content: Content, courseKey: string): Counts {
  const own = <T extends Located<unknown>>(things: readonly T[]) =>
    things.filter((thing) => thing.courseKey === courseKey);
  const live = <T extends Located<{ state: string }>>(things: readonly T[]) =>
    own(things).filter(isShipped);
  const lessons = live(content.lessons);
  const inPhases = lessons.filter((item) => item.phaseId !== CORE_ID);
  const quizzes = live(content.quizzes).filter((item) => item.phaseId !== CORE_ID);
  const coreQuizzes = live(content.quizzes).filter((item) => item.phaseId === CORE_ID);
  const labs = live(content.labs);
  const checklists = live(content.checklists);
  const missions = own(content.missions).filter(({ data }) => data.state !== 'draft');
  const pathItems = [...inPhases, ...labs, ...quizzes, ...checklists].map(({ data }) => data);
  const asked = new Set(
    [...missions, ...lessons].flatMap(({ data }) =>
      (data.steps ?? []).flatMap((step) => (step.kind === 'check' ? step.question : [])),
    ),
  );
  const questionsOf = (list: typeof quizzes) => sum(list.map((quiz) => quiz.data.questions.length));
  return {
    sections: own(content.sections).length,
    missions: missions.length,
    // Written for a step of the roadmap that is not built: no learner sees them yet.
    missionsWaiting: missions.filter((mission) => !isShipped(mission)).length,
    missionXp: sum(missions.map(({ data }) => data.xp)),
    phases: own(content.phases).length,
    ...Object.fromEntries(
      [...Map.groupBy(pathItems, ({ type }) => `items.${type}`)].map(([key, items]) => {
        return [key, items.length];
      }),
    ),
    labStories: sum(labs.map(({ stories }) => stories.length)),
    checklistLines: sum(checklists.map(({ data }) => data.lines.length)),
    pathMinutes: sum(pathItems.map(({ estMin }) => estMin)),
    pathXp: sum(pathItems.map(({ xp }) => xp)),
    coreLessons: lessons.length - inPhases.length,
    coreQuizzes: coreQuizzes.length,
    checkQuestions: asked.size,
    quizQuestions: questionsOf(quizzes),
    coreQuizQuestions: questionsOf(coreQuizzes),
    papers: live(content.papers).length,
    bankQuestions: live(content.questions).filter(({ inBank }) => inBank).length,
    glossaryTerms: own(content.terms).length,
    figures: own(content.figures).length,
  };
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
