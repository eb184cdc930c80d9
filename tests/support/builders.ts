// Builders of domain values with fixed defaults; a test names only what it is about.

import type { CheckStep, ReadingStep } from '#domain/catalog/activity.ts';
import type {
  Accents,
  Badge,
  Catalog,
  Course,
  CourseColors,
  Level,
  Mission,
  RewardRules,
  Section,
} from '#domain/catalog/catalog.ts';
import type { LocalizedText } from '#domain/catalog/localized-text.ts';
import { CORE_ID, type ItemKind, type PathItem, type Phase } from '#domain/catalog/path.ts';
import type { ActivityRecord } from '#domain/missions/mission-status.ts';
import type { StepRecord, StepRecords } from '#domain/missions/play.ts';
import type { ChoiceQuestion } from '#domain/questions/choice.ts';
import type { QuestionOption } from '#domain/questions/question.ts';
import type { BadgeFacts } from '#domain/rewards/badges.ts';
import type { Streak } from '#domain/streak/advance-streaks.ts';
import type { CalculationStep } from '#domain/tasks/calculation.ts';
import type { GridStep } from '#domain/tasks/grid.ts';
import type { MatrixStep } from '#domain/tasks/matrix.ts';
import type { ModelStep } from '#domain/tasks/model.ts';
import type { OrderStep } from '#domain/tasks/order.ts';
import type { SortStep } from '#domain/tasks/sort.ts';
import type { TemplateStep } from '#domain/tasks/template.ts';
import type { TextStep } from '#domain/tasks/text.ts';
import type { TicksStep } from '#domain/tasks/ticks.ts';

export const localized = (text: string): LocalizedText => ({
  en: text,
  es: text,
  fr: text,
  de: text,
});

export const aReading = (over: Partial<ReadingStep> = {}): ReadingStep => ({
  id: 's1',
  kind: 'reading',
  title: 'A card',
  body: [{ kind: 'paragraph', content: ['One thing to know.'] }],
  ...over,
});

export const aCheck = (over: Partial<CheckStep> = {}): CheckStep => ({
  id: 's2',
  kind: 'check',
  questionId: 'q.one',
  ...over,
});

/** A mission of a reading, a check and a reading. */
export const aMission = (over: Partial<Mission> = {}): Mission => ({
  id: 'mis.one',
  kind: 'mission',
  key: 'one',
  courseKey: 'togaf',
  sectionId: 'sec.one',
  title: 'One',
  description: 'A first mission.',
  estimatedMinutes: 10,
  xp: 50,
  objectives: ['obj.one'],
  outcomes: ['Name one thing.', 'Tell it from another.'],
  takeaway: 'One thing at a time.',
  refs: ['A book, chapter 1'],
  rev: 1,
  checkedOn: '2026-01-15',
  doneWhen: ['steps.seen', 'checks.answered'],
  steps: [aReading({ id: 's1' }), aCheck({ id: 's2' }), aReading({ id: 's3' })],
  ...over,
});

export const aSection = (over: Partial<Section> = {}): Section => ({
  id: 'sec.one',
  courseKey: 'togaf',
  title: 'Section one',
  summary: 'How it begins.',
  letter: 'I',
  missionIds: ['mis.one'],
  ...over,
});

const BOTH = ['exam-ready', 'real-world'];
const aKind = (
  key: string,
  form: ItemKind['form'],
  weight: number,
  tracks: readonly string[],
): ItemKind => ({ key, form, weight, tracks, name: localized(`A ${key}`), icon: 'book-open' });

/** The kinds of items of the course that most tests are about, in their order. */
export const someKinds: readonly ItemKind[] = [
  aKind('lesson', 'lesson', 1, BOTH),
  aKind('deepdive', 'lesson', 1, ['exam-ready']),
  aKind('artifact', 'artifact', 3, ['real-world']),
  aKind('lab', 'lab', 3, ['real-world']),
  aKind('quiz', 'quiz', 2, ['exam-ready']),
  aKind('checklist', 'checklist', 1, BOTH),
];
export const ITEM_TYPES: readonly string[] = someKinds.map(({ key }) => key);

/** The keys of that course's case companies. */
export const INDUSTRIES = ['BFSI', 'Insurance', 'Retail', 'Healthcare', 'Manufacturing'];

/** What an item has of its kind; a test that opens a phase counts in none. */
function ofKind(kind: string, phaseId: string) {
  const place = ITEM_TYPES.indexOf(kind === 'testout' ? 'quiz' : kind);
  const { form, weight, tracks } = someKinds[place]!;
  const requiredBy = phaseId === CORE_ID ? ['exam-ready'] : tracks;
  const own = { kind, form, place, weight, requiredBy };
  return kind === 'testout' ? { ...own, weight: 0, requiredBy: [] } : own;
}

/** A phase without items; name their ids to give it some. */
export const aPhase = (over: Partial<Phase> = {}): Phase => ({
  id: 'phase-one',
  courseKey: 'togaf',
  short: 'one',
  letter: 'P',
  order: 0,
  title: 'Phase one',
  mapTitle: 'One',
  description: 'How a cycle begins.',
  prerequisites: [],
  objectives: ['obj.one'],
  pitfalls: ['Beginning late', 'Ending early', 'Asking nobody'],
  applyAtWork: ['Ask one person', 'Write one page'],
  plannedKinds: ITEM_TYPES,
  itemIds: [],
  ...over,
});

/** A lesson of a reading and a check; give `kind`, `steps` and the rest for other items. */
export const anItem = (over: Partial<PathItem> = {}): PathItem => ({
  id: 'hb.one.lesson',
  ...ofKind(over.kind ?? 'lesson', over.phaseId ?? 'phase-one'),
  phaseId: 'phase-one',
  courseKey: 'togaf',
  title: 'A first lesson',
  description: 'What it is about.',
  estimatedMinutes: 10,
  xp: 20,
  objectives: ['obj.one'],
  outcomes: ['Name one thing.', 'Tell it from another.'],
  takeaway: 'One thing at a time.',
  refs: ['A book, chapter 1'],
  rev: 1,
  checkedOn: '2026-01-15',
  doneWhen: ['steps.seen', 'checks.answered'],
  steps: [aReading({ id: 's01' }), aCheck({ id: 's02' })],
  ...over,
});

const labelled = (...ids: string[]) => ids.map((id) => ({ id, text: `The ${id}` }));
const rubric = ['r1', 'r2'].map((id) => ({
  id,
  text: `The criterion ${id}`,
  full: 'It is there.',
  half: 'A part is there.',
  none: 'It is missing.',
}));
const aTask = (id: string) => ({ id, title: 'A task', prompt: 'Do one thing.', points: 4 });

/** Apple and pear are fruit, leek and kale are greens. */
export const aSort = (over: Partial<SortStep> = {}): SortStep => ({
  ...aTask('t1'),
  kind: 'sort',
  bins: labelled('fruit', 'greens'),
  items: ['apple', 'pear', 'leek', 'kale'].map((id, at) => ({
    id,
    text: `A ${id}`,
    bin: at < 2 ? 'fruit' : 'greens',
    why: `A ${id} grows like this.`,
  })),
  ...over,
});

/** One item in each cell, named by it. */
export const aGrid = (over: Partial<GridStep> = {}): GridStep => ({
  ...aTask('t2'),
  kind: 'grid',
  x: { label: 'Interest', low: 'low', high: 'high' },
  y: { label: 'Power', low: 'low', high: 'high' },
  items: (['ll', 'lh', 'hl', 'hh'] as const).map((cell) => ({
    id: cell,
    text: `Person ${cell}`,
    cell,
    why: `Person ${cell} belongs there.`,
  })),
  ...over,
});

/** Some pieces at a price: what they cost, and a half of it. */
export const aCalculation = (over: Partial<CalculationStep> = {}): CalculationStep => ({
  ...aTask('t8'),
  kind: 'calculation',
  numbers: { a: { from: 2, to: 9, step: 1 }, b: { from: 10, to: 90, step: 5 } },
  values: { total: 'a * b' },
  where: [],
  case: ['{a} pieces cost {b} dollars each.'],
  table: { head: ['Pieces', 'Price'], rows: [['{a}', '{b}']] },
  asks: [
    {
      id: 'total',
      text: 'What do {a} pieces cost?',
      answer: 'total',
      unit: 'dollars',
      decimals: 0,
      within: 0,
      working: ['Pieces x price', '{a} x {b} = {total}'],
      mistakes: [{ value: 'a + b', why: 'Added, not multiplied.' }],
    },
    {
      id: 'third',
      text: 'And a third of it?',
      answer: 'total / 3',
      unit: '',
      decimals: 2,
      within: 0.01,
      working: ['{total} / 3 = {=total / 3}'],
      mistakes: [],
    },
  ],
  ...over,
});

/** First, second, third and fourth, in the right order. */
export const anOrder = (over: Partial<OrderStep> = {}): OrderStep => ({
  ...aTask('t3'),
  kind: 'order',
  items: ['first', 'second', 'third', 'fourth'].map((id) => ({
    id,
    text: `What is ${id}`,
    why: `It comes ${id}.`,
  })),
  ...over,
});

/** Two rows by two columns: `o` on the diagonal, `u` elsewhere. */
export const aMatrix = (over: Partial<MatrixStep> = {}): MatrixStep => ({
  ...aTask('t4'),
  kind: 'matrix',
  rows: labelled('r1', 'r2'),
  columns: labelled('c1', 'c2'),
  values: labelled('o', 'u'),
  cells: { r1: { c1: 'o', c2: 'u' }, r2: { c1: 'u', c2: 'o' } },
  why: { r1: 'The first owns the first.', r2: 'The second owns the second.' },
  ...over,
});

/** A crane to be given a hook that it holds. */
export const aModel = (over: Partial<ModelStep> = {}): ModelStep => {
  const crane = { id: 'crane', kind: 'Crane', name: 'Big crane', x: 0, y: 0 };
  const hook = { id: 'hook', kind: 'Hook', name: 'Iron hook', x: 200, y: 0 };
  return {
    ...aTask('t7'),
    kind: 'model',
    language: 'togaf',
    kinds: ['Crane', 'Hook', 'AndKnot'],
    start: { elements: [crane], relations: [] },
    goal: {
      elements: [crane, hook],
      relations: [{ id: 'r1', type: 'Holding', from: 'crane', to: 'hook' }],
    },
    lines: [
      {
        ...{ id: 'l1', text: 'A hook', why: 'It carries the load.' },
        ...{ rule: 'exists', kinds: ['Hook'], name: ['iron hook', 'spare hook'] },
      },
      {
        ...{ id: 'l2', text: 'The crane holds it', why: 'It hangs on the crane.' },
        ...{ rule: 'rel', types: ['Holding'], from: ['crane'], to: ['hook'] },
      },
      {
        ...{ id: 'l3', text: 'Nothing moves the crane', why: 'It stands fast.' },
        ...{ rule: 'no_rel', types: [], from: ['hook'], to: ['crane'] },
      },
      { id: 'l4', text: 'Two elements', why: 'No more are needed.', rule: 'max_elements', most: 2 },
    ],
    ...over,
  };
};

/** A text of two to ten words. */
export const aText = (over: Partial<TextStep> = {}): TextStep => ({
  ...aTask('t5'),
  kind: 'text',
  minWords: 2,
  maxWords: 10,
  rubric,
  model: 'One good answer.',
  ...over,
});

/** A form of two fields of one to five words. */
export const aTemplate = (over: Partial<TemplateStep> = {}): TemplateStep => ({
  ...aTask('t6'),
  kind: 'template',
  fields: ['name', 'owner'].map((id) => ({
    id,
    label: `The ${id}`,
    hint: 'a few words',
    minWords: 1,
    maxWords: 5,
  })),
  rubric,
  model: { name: 'A good name', owner: 'The one who pays' },
  ...over,
});

/** Three lines, a point each. */
export const someTicks = (over: Partial<TicksStep> = {}): TicksStep => ({
  ...aTask('lines'),
  kind: 'ticks',
  points: 3,
  lines: labelled('l1', 'l2', 'l3').map((line) => ({ ...line, howKnown: 'Ask somebody.' })),
  ...over,
});

export const anOption = (id: string): QuestionOption => ({
  id,
  text: `Option ${id}`,
  why: `The reason of ${id}`,
});

/** A single choice of four options whose key is b. */
export const aQuestion = (over: Partial<ChoiceQuestion> = {}): ChoiceQuestion => ({
  id: 'q.one',
  courseKey: 'togaf',
  type: 'sc',
  stem: 'Which option is right?',
  tags: ['obj.one'],
  difficulty: 'easy',
  bloom: 'remember',
  spec: 'An edition',
  options: ['a', 'b', 'c', 'd'].map(anOption),
  answer: ['b'],
  explanation: 'Because of the principle.',
  ref: 'A book, chapter 1',
  checkedOn: '2026-01-15',
  rev: 1,
  ...over,
});

const blue: Accents = {
  accent: '#0b63c9',
  onAccent: '#ffffff',
  accentInk: '#0a57b0',
  accentSoft: '#dfecfb',
  accentEdge: '#073f82',
};
export const someColors: CourseColors = { dark: blue, light: blue, midnight: blue };

export const aCourse = (over: Partial<Course> = {}): Course => ({
  key: 'togaf',
  title: 'A course',
  subject: localized('A subject'),
  exams: localized('An exam'),
  takenFor: localized('For those who sail'),
  description: localized('What it is about.'),
  icon: 'building',
  prefix: 'tg',
  colors: someColors,
  tracks: ['exam-ready', 'real-world'].map((key) => {
    const text = localized(`The track ${key}`);
    return { key, name: text, text, more: text, core: key === 'exam-ready' };
  }),
  companies: INDUSTRIES.map((key) => {
    return { key, company: `${key} Inc.`, name: localized(key), text: localized(`About ${key}`) };
  }),
  kinds: someKinds,
  featured: { menu: [] },
  scenes: {},
  views: [],
  book: [],
  spec: 'An edition',
  checkedOn: '2026-01-15',
  objectives: [{ id: 'obj.one', title: 'Objective one', weight: 100 }],
  areas: [],
  legalNotice: localized('A notice.'),
  ...over,
});

/** Earned by nothing but XP; give `rule` for one over facts. */
export const aBadge = (over: Partial<Badge> = {}): Badge => ({
  id: 'bdg.one',
  name: localized('A badge'),
  description: localized('Did something.'),
  goal: localized('Do something.'),
  category: 'beginner',
  icon: 'footprints',
  requiredXp: 100,
  ...over,
});

export const someFacts = (over: Partial<BadgeFacts> = {}): BadgeFacts => ({
  totalXp: 0,
  'activities-done': 0,
  'activities-done-in-a-day': 0,
  'streak-days': 0,
  'checks-right': 0,
  phaseItems: new Map(),
  labIndustries: new Map(),
  itemsDone: new Set(),
  quizBest: new Map(),
  tasksRight: new Set(),
  gradedAttempts: new Map(),
  ...over,
});

/** The ladder of decisions 6. */
export const levels: readonly Level[] = [
  { key: 'foundation', fromXp: 0, name: localized('Foundation') },
  { key: 'analyst', fromXp: 500, name: localized('Analyst') },
  { key: 'designer', fromXp: 1200, name: localized('Designer') },
  { key: 'practitioner', fromXp: 2200, name: localized('Practitioner') },
  { key: 'lead', fromXp: 3500, name: localized('Lead') },
  { key: 'principal', fromXp: 5500, name: localized('Principal') },
  { key: 'fellow', fromXp: 8500, name: localized('Fellow') },
];

/** The numbers of decisions 6. */
export const rewardRules: RewardRules = {
  levels,
  shields: { atStart: 2, runDays: 7, earnedUpTo: 3 },
  streakGoalDays: 30,
  rankedXpPerDay: 600,
  papers: { submittedXp: 40, answeredPercentMin: 50, firstPassXp: 100 },
  practice: { rightXp: 2, xpPerDay: 60 },
  pace: {
    wordsPerMinute: 700,
    secondsPerQuestion: 1,
    activitiesWithinMinutes: 60,
    activityMinutesMax: 180,
  },
};

/** A catalog of one course with one section of one mission and its question. */
export const aCatalog = (over: Partial<Catalog> = {}): Catalog => ({
  revision: 'rev-1',
  courses: [aCourse()],
  sections: [aSection()],
  missions: [aMission()],
  phases: [],
  cores: [],
  items: [],
  glossary: [],
  techniques: [],
  questions: [aQuestion()],
  banks: [],
  papers: [],
  templates: [],
  resources: [],
  badges: [aBadge()],
  store: [],
  events: [],
  figures: [],
  rewards: rewardRules,
  support: { faq: [], help: [], tours: [] },
  retiredIds: [],
  ...over,
});

/**
 * A catalog whose one course has these missions, by section.
 * @param layout mission ids by section, e.g. `[['a', 'b'], ['c']]`
 * @param change what differs in the mission of that id
 */
export const aCatalogOf = (
  layout: readonly (readonly string[])[],
  change: Readonly<Record<string, Partial<Mission>>> = {},
): Catalog =>
  aCatalog({
    sections: layout.map((missionIds, at) =>
      aSection({ id: `sec.${at + 1}`, title: `Section ${at + 1}`, missionIds }),
    ),
    missions: layout.flatMap((ids, at) =>
      ids.map((id) => aMission({ id, key: id, sectionId: `sec.${at + 1}`, ...change[id] })),
    ),
  });

/** A run of one day on 2 March 2026, begun at noon UTC. */
export const aStreak = (over: Partial<Streak> = {}): Streak => ({
  days: 1,
  lastStudyDay: '2026-03-02',
  runStartedAt: Date.UTC(2026, 2, 2, 12),
  bridgedDays: [],
  ...over,
});

export const aRecord = (over: Partial<ActivityRecord> = {}): ActivityRecord => ({
  activityId: 'mis.one',
  status: 'in_progress',
  currentStepId: 's1',
  stepsSeen: 1,
  stepsWorked: 1,
  doneAt: null,
  round: 1,
  bestPercent: null,
  lastPercent: null,
  scoredAt: null,
  ...over,
});

/** The records of a learner who did these activities, works on others and only looked at some. */
export const someRecords = (of: {
  done?: readonly string[];
  begun?: readonly string[];
  looked?: readonly string[];
}) =>
  new Map(
    [
      ...(of.done ?? []).map((activityId) =>
        aRecord({ activityId, status: 'done', stepsSeen: 3, doneAt: Date.UTC(2026, 2, 2, 13) }),
      ),
      ...(of.begun ?? []).map((activityId) => aRecord({ activityId })),
      ...(of.looked ?? []).map((activityId) => aRecord({ activityId, stepsWorked: 0 })),
    ].map((record) => [record.activityId, record]),
  );

/** Step records by id: `seen`, a task that was `submitted`, or the options that were chosen. */
export const someSteps = (
  of: Readonly<Record<string, 'seen' | 'submitted' | readonly string[]>>,
): StepRecords =>
  new Map(
    Object.entries(of).map(([stepId, state]): [string, StepRecord] => {
      const isSubmitted = state === 'submitted';
      const record = { stepId, isAnswered: false, right: null, isSubmitted };
      return [
        stepId,
        typeof state === 'string'
          ? record
          : { ...record, isAnswered: true, right: state.includes('b') },
      ];
    }),
  );
