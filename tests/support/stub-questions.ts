// Question files of the types beside choices, clean by every rule; a test plants a fault.
import { stringify } from 'yaml';
import type { HotspotFile } from '#content/questions/hotspot.ts';
import type { QuestionFile } from '#content/questions/questions.ts';
import type { GradientFile } from '#content/questions/scenario.ts';
import { aQuestion, type StubParts, someWords } from './stub-content.ts';

type FileOf<T extends QuestionFile['type']> = Extract<QuestionFile, { type: T }>;

const { type: _, options: __, answer: ___, ...head } = aQuestion(0, { lesson: 'ms.demo.a' });
const why = 'It stands for one clear reason.';

/** A number of words, unlike those of another seed. */
const wordsOf = (seed: string, count: number): string =>
  someWords(count).replaceAll('word', `${seed}x`);

export const aScenario = (over: Partial<GradientFile> = {}): GradientFile => ({
  ...head,
  id: 'dm.sc.u1.001',
  type: 'gradient',
  scenario: `${wordsOf('first', 130)} The ferry sails in May.\n\n${wordsOf('second', 130)}`,
  stem: 'You lead the work here. Which of the ways on is the best answer?',
  facts: ['The ferry is old', 'The ice is thick', 'The mail waits', 'The well is dry'],
  turns: [
    {
      replace: 'The ferry sails in May.',
      with: 'The ferry sails in June.',
      ranking: ['d', 'b', 'a', 'c'],
      why: 'By June the ice is gone.',
    },
  ],
  options: (
    [
      ['a', 1, ['yes', 'no', 'no', 'part']],
      ['b', 5, ['yes', 'yes', 'yes', 'yes']],
      ['c', 0, ['no', 'no', 'contra', 'no']],
      ['d', 3, ['yes', 'yes', 'no', 'yes']],
    ] as const
  ).map(([id, score, facts]) => ({
    id,
    score,
    facts: [...facts],
    text: wordsOf(id, 70),
    why: wordsOf(`why${id}`, 40),
    ...(score < 5 && { trap: score === 3 ? 'd-one' : 'd-two' }),
  })),
  explanation: wordsOf('because', 60),
  ...over,
});

export const aMatchFile = (over: Partial<FileOf<'match'>> = {}): FileOf<'match'> => ({
  ...head,
  id: 'dm.q.u1.0701',
  type: 'match',
  stem: 'Which stone belongs to which of the three rivers?',
  left: ['river', 'brook', 'canal'].map((text, at) => ({ id: `l${at + 1}`, text, why })),
  right: ['amber', 'beryl', 'coral'].map((text, at) => ({ id: `r${at + 1}`, text })),
  pairs: [
    ['l1', 'r2'],
    ['l2', 'r3'],
    ['l3', 'r1'],
  ],
  ...over,
});

export const anOrderFile = (over: Partial<FileOf<'order'>> = {}): FileOf<'order'> => ({
  ...head,
  id: 'dm.q.u1.0702',
  type: 'order',
  stem: 'In which order does the ferry take its four steps?',
  items: ['load', 'sail', 'land', 'rest'].map((text, at) => ({ id: `i${at + 1}`, text, why })),
  ...over,
});

export const aFillFile = (over: Partial<FileOf<'fill'>> = {}): FileOf<'fill'> => ({
  ...head,
  id: 'dm.q.u1.0703',
  type: 'fill',
  stem: 'Complete the statement so that it holds.',
  text: 'The {g1} signs before the {g2} sails.',
  gaps: [
    ['g1', 'pilot', 'baker', 'mason'],
    ['g2', 'ferry', 'wagon', 'horse'],
  ].map(([id = '', ...texts]) => ({
    id,
    answer: 'a',
    options: texts.map((text, at) => ({
      id: 'abc'[at] ?? '',
      text,
      why,
      ...(at > 0 && { trap: at === 1 ? 'd-one' : 'd-two' }),
    })),
  })),
  ...over,
});

export const aHotspotFile = (over: Partial<HotspotFile> = {}): HotspotFile => ({
  ...head,
  id: 'dm.q.u1.0704',
  type: 'hotspot',
  stem: 'At which of the three stops does the line end?',
  figure: {
    src: 'start',
    alt: 'A line runs from the upper left corner past three numbered stops.',
  },
  areas: ['North', 'Middle', 'South'].map((label, at) => ({
    id: label.toLowerCase(),
    label,
    x: at * 100,
    y: 10,
    width: 80,
    height: 60,
    why,
    ...(at < 2 && { trap: at === 0 ? 'd-one' : 'd-two' }),
  })),
  answer: ['south'],
  ...over,
});

/** One file of each type, in a bank of the stub. */
export interface TypedFiles {
  scenario: GradientFile;
  match: FileOf<'match'>;
  order: FileOf<'order'>;
  fill: FileOf<'fill'>;
  hotspot: HotspotFile;
}

/** A clean bank of the types, after a change to one of its questions. */
export const withTypes =
  (
    change: (files: TypedFiles) => void = () => {},
    /** What differs in the paper of four questions. */
    drill: { breaksAfter?: number[]; breakMinutes?: number } = {},
  ) =>
  (parts: StubParts): void => {
    const files: TypedFiles = {
      scenario: aScenario(),
      match: aMatchFile(),
      order: anOrderFile(),
      fill: aFillFile(),
      hotspot: aHotspotFile(),
    };
    change(files);
    const { scenario, ...others } = files;
    const folder = 'courses/demo/banks';
    parts.files[`${folder}/cases/u1.yaml`] = stringify([scenario]);
    parts.files[`${folder}/drill/u1.yaml`] = stringify(Object.values(others));
    const paper = {
      title: 'Mock',
      description: 'A few questions.',
      kind: 'simulation',
      difficulty: 'Expert',
      minutes: 9,
      passPercent: 60,
      review: 'afterSubmit',
      source: 'Our own design',
      checkedOn: '2026-10-01',
      state: 'live',
    };
    parts.files['courses/demo/papers.yaml'] = stringify([
      { ...paper, id: 'pap.demo.cases', key: 'cases', bank: 'cases', count: 1 },
      { ...paper, id: 'pap.demo.drill', key: 'drill', bank: 'drill', count: 4, ...drill },
    ]);
  };
