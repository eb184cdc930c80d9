import { stringify } from 'yaml';
import { checkContent } from '#content/check.ts';
import type { Content } from '#content/content.ts';
import type { FilePart } from '#content/file-part.ts';
import { loadContent, loadFile } from '#content/load.ts';
import type { Problem } from '#content/problem.ts';
import type { ChoiceFile } from '#content/questions/choice.ts';
import { RULES } from '#content/rules/all-rules.ts';
import type { CheckFile, ReadingFile } from '#content/schema/activity-steps.ts';
import type { BadgeFile } from '#content/schema/badge.ts';
import type { CourseFile } from '#content/schema/course.ts';
import type { MissionFile } from '#content/schema/mission.ts';
import type { RewardsFile } from '#content/schema/rewards.ts';
import type { SectionFile } from '#content/schema/sections.ts';
import type { StoreItemFile } from '#content/schema/store.ts';
import type { WaiverFile } from '#content/schema/waiver.ts';
import { INDUSTRIES, someColors } from './builders.ts';

export const TODAY = '2026-11-20';

/** A small content folder in parts; a test changes a part and looks at what the rules say. */
export interface StubParts {
  course: CourseFile;
  sections: SectionFile[];
  missions: [MissionFile, MissionFile];
  questions: ChoiceFile[];
  figures: Record<string, string>;
  badges: BadgeFile[];
  rewards: RewardsFile;
  store: StoreItemFile[];
  waivers: WaiverFile[];
  retired: string[];
  /** Files as they are, by path; they replace what the parts would write. */
  files: Record<string, string>;
}

const inAll = (en: string) => ({ en, es: `${en} (es)`, fr: `${en} (fr)`, de: `${en} (de)` });

/** A reading of `words` words, which are others for another stem. */
export const someWords = (words: number, stem = 'word'): string =>
  Array.from({ length: words }, (_, index) => `${stem}${index}`).join(' ');

const alt = 'A short line runs from the upper left corner to a stop that is called start.';
/** The picture that each unit of the stub content begins with. */
export const startFigure = () => ({ src: 'start', alt });

export const aReading = (id: string, changes: Partial<ReadingFile> = {}): ReadingFile => ({
  id,
  kind: 'reading',
  title: 'One idea',
  body: someWords(117),
  ...changes,
});

export const aCheck = (id: string, question: string): CheckFile => ({
  id,
  kind: 'check',
  question,
});

/** Four unlike questions come from four unlike subjects. */
const SUBJECTS = [
  'The river ferry stopped at noon because of ice. Who may order it to sail again that day?',
  'A baker wants bread at six and the oven needs two hours. When does the baker light it?',
  'Three gardens share one well, and the pump broke in June. Which garden waters by hand first?',
  'Snow closed the upper pass before the mail arrived. By which road does the carrier go on?',
];

export const aQuestion = (number: number, changes: Partial<ChoiceFile> = {}): ChoiceFile => ({
  id: `dm.q.u1.${String(number).padStart(4, '0')}`,
  type: 'sc',
  stem: SUBJECTS[number % SUBJECTS.length] ?? '',
  tags: ['dm.u1'],
  difficulty: 'easy',
  bloom: 'understand',
  spec: 'demo-1',
  options: ['a', 'b', 'c', 'd'].map((id, index) => {
    const isKey = index === number % 4;
    return {
      id,
      text: `Finding ${number} is one ${['amber', 'beryl', 'coral', 'ebony'][index]} stone`,
      why: 'It stands for one clear reason.',
      ...(!isKey && { trap: index % 2 === 0 ? 'd-one' : 'd-two' }),
    };
  }),
  answer: [['a', 'b', 'c', 'd'][number % 4] ?? 'a'],
  explanation: `${someWords(30)} and the principle of it all stands in these closing words here.`,
  ref: 'Demo Standard, chapter 1',
  checkedOn: '2026-10-01',
  state: 'live',
  rev: 1,
  ...changes,
});

const aMission = (name: string, changes: Partial<MissionFile>): MissionFile => ({
  id: `ms.demo.${name}`,
  key: `${name}-mission`,
  title: `Mission ${name}`,
  description: 'A mission of the demo course.',
  estimatedMinutes: 6,
  xp: 50,
  objectives: ['dm.u1'],
  outcomes: ['say one thing', 'name another thing'],
  takeaway: 'One sentence stays.',
  refs: ['Demo Standard, chapter 1'],
  rev: 1,
  checkedOn: '2026-10-01',
  state: 'live',
  steps: [],
  ...changes,
});

export const aFigure = (
  inside = '',
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
  <path d="M24 24 L80 80" fill="none" stroke="var(--accent)" stroke-width="8"/>
  <text x="90" y="80" font-size="16" fill="var(--ink)">Start</text>
  ${inside}
</svg>
`;

function cleanParts(): StubParts {
  return {
    course: {
      key: 'demo',
      orderIndex: 1,
      title: 'Demo',
      subject: inAll('A subject to learn from'),
      exams: inAll('An exam to sit'),
      takenFor: inAll('For those who sail'),
      description: inAll('What the course is about'),
      prefix: 'demo',
      icon: 'target',
      colors: { dark: someColors.dark, light: someColors.light, midnight: someColors.midnight },
      tracks: [
        {
          key: 'steady',
          core: true,
          name: inAll('Steady'),
          text: inAll('With care'),
          more: inAll('A lot'),
        },
        { key: 'quick', name: inAll('Quick'), text: inAll('In haste'), more: inAll('A little') },
      ],
      companies: INDUSTRIES.map((key) => {
        return { key, company: `${key} Ltd`, name: inAll(key), text: inAll(`What ${key} does`) };
      }),
      spec: 'demo-1',
      checkedOn: '2026-10-01',
      objectives: [
        { id: 'dm.u1', title: 'First topic', weight: 60.5 },
        { id: 'dm.u2', title: 'Second topic', weight: 39.5 },
      ],
      book: ['phases', 'techniques'],
      legalNotice: inAll('A notice about the marks used'),
      questionPrefixes: ['dm'],
      stemWordsMax: 60,
      references: ['Demo Standard'],
      traps: [
        { code: 'd-one', meaning: 'First error' },
        { code: 'd-two', meaning: 'Second error' },
      ],
      outdated: [{ phrase: 'Demo 9', instead: 'write Demo 10' }],
    },
    sections: [
      { id: 'sec.one', title: 'One', summary: 'First part.', letter: '1', missions: ['ms.demo.a'] },
      { id: 'sec.two', title: 'Two', summary: 'Second.', letter: '2', missions: ['ms.demo.b'] },
    ],
    missions: [
      aMission('a', {
        steps: [
          aReading('s01', { figure: startFigure() }),
          aReading('s02'),
          aCheck('s03', 'dm.q.u1.0000'),
          aReading('s04'),
          aCheck('s05', 'dm.q.u1.0001'),
        ],
      }),
      aMission('b', {
        steps: [
          aReading('s01', { figure: startFigure() }),
          aReading('s02'),
          aReading('s03'),
          aCheck('s04', 'dm.q.u1.0002'),
          aCheck('s05', 'dm.q.u1.0003'),
        ],
      }),
    ],
    questions: [0, 1, 2, 3].map((number) => aQuestion(number)),
    figures: { start: aFigure() },
    badges: [
      {
        id: 'bdg.demo',
        name: inAll('Demo'),
        description: inAll('Finished one thing today'),
        goal: inAll('Finish one thing today'),
        category: 'beginner',
        icon: 'zap',
        requiredXp: 0,
        rule: { metric: 'activities-done', atLeast: 1 },
      },
    ],
    rewards: {
      levels: [
        { key: 'low', name: inAll('Low'), fromXp: 0 },
        { key: 'high', name: inAll('High'), fromXp: 500 },
      ],
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
    },
    store: [
      {
        id: 'sto.shield',
        name: inAll('Shield'),
        description: inAll('One more shield for a day off'),
        features: [inAll('Up to five of them held')],
        category: 'utilities',
        type: 'consumable',
        rarity: 'common',
        priceXp: 500,
        priceCents: null,
        effect: { kind: 'shield', most: 5 },
        colors: ['#000000', '#ffffff'],
        isPopular: false,
        isFeatured: false,
      },
    ],
    waivers: [],
    retired: ['dm.q.u1.9999'],
    files: {},
  };
}

/** The files of a clean content folder after a change to its parts. */
export function stubFiles(change: (parts: StubParts) => void = () => {}): Map<string, string> {
  const parts = cleanParts();
  change(parts);
  const folder = 'courses/demo';
  return new Map([
    [`${folder}/course.yaml`, stringify(parts.course)],
    [`${folder}/sections.yaml`, stringify(parts.sections)],
    [`${folder}/missions/a.yaml`, stringify(parts.missions[0])],
    [`${folder}/missions/b.yaml`, stringify(parts.missions[1])],
    [`${folder}/questions/all.yaml`, stringify(parts.questions)],
    ...Object.entries(parts.figures).map(
      ([name, svg]) => [`${folder}/figures/${name}.svg`, svg] as const,
    ),
    ['badges.yaml', stringify(parts.badges)],
    ['rewards.yaml', stringify(parts.rewards)],
    ['store.yaml', stringify(parts.store)],
    ['waivers.yaml', stringify(parts.waivers)],
    ['retired-ids.txt', parts.retired.join('\n')],
    ...Object.entries(parts.files),
  ]);
}

/** Tests change one file of ten: the parse of the others is kept between them. */
const loaded = new Map<string, FilePart>();
function loadOnce(label: string, path: string, text: string): FilePart {
  const key = `${path}\n${text}`;
  const part = loaded.get(key) ?? loadFile(label, path, text);
  loaded.set(key, part);
  return part;
}

export const stubContent = (change?: (parts: StubParts) => void): Content =>
  loadContent(stubFiles(change), 'content', TODAY, loadOnce);

/** What one rule says about the changed content. */
export function problemsOf(rule: string, change?: (parts: StubParts) => void): readonly Problem[] {
  const rules = RULES.filter((one) => one.id === rule);
  if (rules.length === 0) throw new Error(`There is no rule ${rule}.`);
  return checkContent(stubContent(change), rules).problems;
}

/** The same, as the short sentences that most tests compare. */
export const messagesOf = (rule: string, change?: (parts: StubParts) => void): string[] =>
  problemsOf(rule, change).map((problem) => problem.message);
