// A learning path of one written phase and one to come, laid into the stub content.
import { stringify } from 'yaml';
import type { QuestionFile } from '#content/questions/questions.ts';
import type { ReadingFile } from '#content/schema/activity-steps.ts';
import type { TermFile } from '#content/schema/glossary.ts';
import type {
  ArtifactFile,
  ChecklistFile,
  LabFile,
  LessonFile,
  QuizFile,
  StoryFile,
} from '#content/schema/item.ts';
import type { PathPlanFile } from '#content/schema/path-plan.ts';
import type { PhaseFile } from '#content/schema/phase.ts';
import { INDUSTRIES } from './builders.ts';
import {
  aCheck,
  aQuestion,
  aReading,
  type StubParts,
  someWords,
  startFigure,
} from './stub-content.ts';

/** The parts of the path; the second phase has a phase.yaml and nothing else. */
export interface PathParts {
  plan: PathPlanFile & Required<Pick<PathPlanFile, 'quiz' | 'testOut' | 'labs'>>;
  phases: [PhaseFile, PhaseFile];
  lesson: LessonFile;
  deepdive: LessonFile;
  artifact: ArtifactFile;
  lab: LabFile & Required<Pick<LabFile, 'variants'>>;
  quiz: QuizFile;
  checklist: ChecklistFile;
  terms: TermFile[];
  questions: QuestionFile[];
}

/** Missions and items never say the same (MP-52). */
const anItemReading = (id: string, changes: Partial<ReadingFile> = {}): ReadingFile =>
  aReading(id, { body: someWords(117, 'term'), ...changes });

export const FOLDER = 'courses/demo/phases/start';
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
export const idOf = (number: number) => `dm.q.u1.${String(number).padStart(4, '0')}`;
const LEVELS = [
  'easy',
  'easy',
  'easy',
  ...Array<'medium'>(5).fill('medium'),
  'hard',
  'hard',
] as const;

export const aPathQuestion = (
  number: number,
  difficulty: QuestionFile['difficulty'],
): QuestionFile =>
  aQuestion(number, {
    stem: `${numbers(1, 8)
      .map((word) => `thing${number}x${word}`)
      .join(' ')}. Who decides what happens there next?`,
    difficulty,
  });

const titles = {
  lesson: 'The lesson',
  deepdive: 'The deep dive',
  artifact: 'The artifact',
  lab: 'The lab',
  quiz: 'The quiz',
  checklist: 'The checklist',
};

const head = <T extends keyof typeof titles>(type: T, estMin: number) => ({
  id: `demo.one.${type}`,
  type,
  title: titles[type],
  description: 'An item of the first phase.',
  estMin,
  xp: 20,
  objectives: ['dm.u1'],
  rev: 1,
  checkedOn: '2026-10-01',
  state: 'live' as const,
});

const teaching = {
  outcomes: ['say one thing', 'name another thing'],
  takeaway: 'One sentence stays.',
  refs: ['Demo Standard, chapter 1'],
};

const aPhase = (id: string, changes: Partial<PhaseFile>): PhaseFile => ({
  id,
  short: 'one',
  letter: 'S',
  order: 0,
  title: `Phase ${id}`,
  mapTitle: 'Stop',
  description: 'A phase of the demo course.',
  prerequisites: [],
  objectives: ['dm.u1'],
  pitfalls: ['Coming late', 'Leaving early', 'Asking nobody'],
  applyAtWork: ['Ask one person', 'Write one page'],
  ...changes,
});

const criterion = (id: string) => ({
  id,
  text: `Criterion ${id} is met`,
  full: 'All of it is there',
  half: 'A part of it is there',
  none: 'It is missing',
});
const rubric = () => [criterion('r1'), criterion('r2')];
const because = 'It stands there for one clear reason.';

export const aStory = (industry: string): StoryFile => ({
  title: `The case in ${industry}`,
  scenario: someWords(100),
  steps: [
    {
      id: 't1',
      kind: 'sort',
      title: 'Sort them',
      prompt: 'Put each where it belongs.',
      points: 4,
      bins: [
        { id: 'in', text: 'Inside' },
        { id: 'out', text: 'Outside' },
      ],
      items: ['oak', 'elm', 'ash', 'fir'].map((id, index) => {
        return { id, text: `The ${id} tree`, bin: index < 2 ? 'in' : 'out', why: because };
      }),
    },
    {
      id: 't2',
      kind: 'order',
      title: 'Order them',
      prompt: 'Bring them into their order.',
      points: 3,
      items: ['dawn', 'noon', 'dusk', 'night'].map((id) => {
        return { id, text: `It is ${id}`, why: because };
      }),
    },
    {
      id: 't3',
      kind: 'text',
      title: 'Say it',
      prompt: 'Say it in a sentence of your own.',
      points: 3,
      minWords: 10,
      maxWords: 30,
      rubric: rubric(),
      model: someWords(20),
    },
  ],
});

const aKind = (
  key: keyof typeof titles,
  form: PathPlanFile['kinds'][number]['form'],
  estMin: number,
): PathPlanFile['kinds'][number] => {
  const name = { en: titles[key], es: `${key} (es)`, fr: `${key} (fr)`, de: `${key} (de)` };
  return { key, form, icon: 'layers', name, estMin, xp: 20, weight: 1, tracks: ['steady'] };
};

function cleanPath(): PathParts {
  return {
    plan: {
      kinds: [
        aKind('lesson', 'lesson', 3),
        aKind('deepdive', 'lesson', 3),
        aKind('artifact', 'artifact', 3),
        aKind('lab', 'lab', 5),
        aKind('quiz', 'quiz', 10),
        aKind('checklist', 'checklist', 5),
      ],
      quiz: { count: 5, passPercent: 70, difficulty: { easy: 30, medium: 50, hard: 20 } },
      testOut: { count: 5, passPercent: 80 },
      labs: { points: 10, tasks: { min: 3, max: 4 } },
      titles: { start: titles, next: titles },
    },
    phases: [
      aPhase('start', {}),
      aPhase('next', { short: 'two', order: 1, prerequisites: ['start'] }),
    ],
    lesson: {
      ...head('lesson', 3),
      ...teaching,
      steps: [
        anItemReading('s01', { figure: startFigure() }),
        anItemReading('s02'),
        aCheck('s03', idOf(20)),
      ],
    },
    deepdive: {
      ...head('deepdive', 3),
      ...teaching,
      doneWhen: ['steps.seen', 'checks.answered'],
      steps: [
        anItemReading('s01', { figure: startFigure() }),
        anItemReading('s02'),
        aCheck('s03', idOf(21)),
      ],
    },
    artifact: {
      ...head('artifact', 3),
      ...teaching,
      deliverable: 'One page',
      steps: [
        anItemReading('s01', { figure: startFigure() }),
        aCheck('s02', idOf(22)),
        {
          id: 's03',
          kind: 'template',
          title: 'Your own page',
          prompt: 'Fill it in for your own case.',
          points: 4,
          fields: [
            { id: 'name', label: 'Name', hint: 'a few words', minWords: 2, maxWords: 8 },
            { id: 'rule', label: 'Rule', hint: 'a sentence', minWords: 5, maxWords: 25 },
          ],
          rubric: rubric(),
          model: { name: someWords(3), rule: someWords(10) },
        },
      ],
    },
    lab: {
      ...head('lab', 5),
      ...teaching,
      deliverable: 'One page',
      variants: Object.fromEntries(INDUSTRIES.map((key) => [key, aStory(key)])),
    },
    quiz: { ...head('quiz', 10), count: 5, passPercent: 70, questions: numbers(10, 19).map(idOf) },
    checklist: {
      ...head('checklist', 5),
      lines: numbers(1, 6).map((number) => {
        return { id: `l${number}`, text: `Line ${number} holds`, howKnown: 'Ask somebody else.' };
      }),
    },
    terms: [
      {
        id: 'stop',
        term: 'Stop',
        text: 'A place on the line where a train waits for people.',
        see: ['line'],
      },
      {
        id: 'line',
        term: 'Line',
        text: 'A row of places that a train visits one after the other.',
        see: [],
      },
    ],
    questions: [
      ...LEVELS.map((level, index) => aPathQuestion(10 + index, level)),
      ...numbers(20, 22).map((number) => aPathQuestion(number, 'easy')),
    ],
  };
}

/** Lays a path into the stub content after a change to its parts. */
export const withPath =
  (change: (path: PathParts, parts: StubParts) => void = () => {}) =>
  (parts: StubParts): void => {
    const path = cleanPath();
    change(path, parts);
    const { lesson, deepdive, artifact, lab, quiz, checklist } = path;
    const items = { lesson, deepdive, artifact, lab, quiz, checklist };
    parts.files = {
      'courses/demo/path.yaml': stringify(path.plan),
      [`${FOLDER}/phase.yaml`]: stringify(path.phases[0]),
      'courses/demo/phases/next/phase.yaml': stringify(path.phases[1]),
      ...Object.fromEntries(
        Object.entries(items).map(([name, item]) => [`${FOLDER}/${name}.yaml`, stringify(item)]),
      ),
      [`${FOLDER}/glossary.yaml`]: stringify(path.terms),
      'courses/demo/questions/path.yaml': stringify(path.questions),
      ...parts.files,
    };
  };
