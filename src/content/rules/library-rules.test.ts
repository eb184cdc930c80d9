import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { messagesOf, type StubParts, someWords, startFigure } from '#tests/support/stub-content.ts';
import { withPath } from '#tests/support/stub-path.ts';

const head = (format: string, minutes: number) => ({
  id: 'one',
  category: 'data',
  format,
  title: 'One thing',
  summary: 'What it is good for, said in one sentence of some length.',
  minutes,
  difficulty: 'Beginner',
  courses: ['demo'],
  lessons: ['demo.one.lesson'],
  related: [] as string[],
  tags: ['thing'],
  outcomes: ['do one thing', 'do another'],
  refs: [],
  checkedOn: '2026-10-01',
  tryIt: someWords(26),
});

const guide = () => ({
  ...head('guide', 3),
  sections: ['s1', 's2', 's3'].map((id) => ({ id, title: `Part ${id}`, body: someWords(104) })),
});

const list = () => ({
  ...head('checklist', 2),
  intro: someWords(26),
  groups: ['a', 'b'].map((id) => ({
    title: `Group ${id}`,
    items: [1, 2, 3].map((n) => ({ id: `${id}${n}`, text: `Do ${id}${n}`, why: someWords(10) })),
  })),
});

const podcast = () => ({
  ...head('podcast', 2),
  speakers: ['ann', 'bo'].map((id) => ({ id, name: id, role: 'a guest' })),
  chapters: [1, 2, 3].map((n) => ({
    title: `Chapter ${n}`,
    lines: ['ann', 'bo', 'ann', 'bo'].map((by) => ({ by, text: `${someWords(20)}.` })),
  })),
});

const interactive = () => ({
  ...head('interactive', 4),
  intro: someWords(26),
  steps: [
    {
      id: 't1',
      kind: 'story',
      title: 'A talk',
      prompt: 'What do you say?',
      scenes: ['start', 'next'].map((id) => ({
        id,
        text: someWords(40),
        options: [
          { id: 'good', text: 'This', reply: someWords(10), points: 2 },
          { id: 'bad', text: 'That', reply: someWords(10), points: 0 },
        ] as { id: string; text: string; reply: string; points: number; to?: string }[],
      })),
      endings: [
        { from: 0, text: 'Once more.' },
        { from: 60, text: 'Well done.' },
      ],
    },
    {
      id: 't2',
      kind: 'sums',
      title: 'A sum',
      prompt: 'Work it out.',
      asks: [
        {
          id: 'half',
          numbers: { a: { from: 2, to: 8, step: 2 } },
          text: 'Half of {a}?',
          answer: 'a / 2',
          unit: '',
          decimals: 0,
          working: ['{a} / 2 = {=a / 2}'],
        },
      ],
    },
  ],
});

function said<R extends { id: string }>(sound: () => R, change: (file: R) => void = () => {}) {
  return messagesOf('MP-39', (parts: StubParts) => {
    withPath()(parts);
    const file = sound();
    change(file);
    parts.files['library/data/one.yaml'] = stringify(file);
  });
}

describe('MP-39 a resource', () => {
  test('passes in every format', () => {
    for (const sound of [guide, list, podcast, interactive])
      expect(said<never>(sound as never)).toEqual([]);
  });

  test('stands in the file of its name', () => {
    expect(said(guide, (file) => (file.id = 'two'))).toEqual([
      'the file is not called data/two.yaml',
    ]);
  });

  test('leads to what is there', () => {
    expect(said(guide, (file) => (file.lessons = ['demo.gone']))).toEqual([
      'there is no shipped item demo.gone',
    ]);
    expect(said(guide, (file) => (file.related = ['one', 'gone']))).toEqual([
      'there is no other resource one',
      'there is no other resource gone',
    ]);
    const figured = (src: string) =>
      said(guide, (file) => {
        Object.assign(file.sections[0]!, { figure: { ...startFigure(), src } });
      });
    expect(figured('start')).toEqual([]);
    expect(figured('gone')).toEqual(['there is no figure gone']);
  });

  test('has its own id for each part, and texts of a length that is read', () => {
    expect(said(list, (file) => (file.groups[1]!.items[0]!.id = 'a1'))).toEqual([
      'the id a1 stands twice',
    ]);
    expect(said(guide, (file) => (file.sections[0]!.body = someWords(39)))).toEqual([
      'a section has 39 words',
    ]);
    expect(said(guide, (file) => (file.tryIt = 'Do it.'))).toEqual([
      'what to try at work has 2 words',
    ]);
  });

  test('takes the minutes that it states, one more or less', () => {
    expect(said(guide, (file) => (file.minutes = 4))).toEqual([]);
    expect(said(guide, (file) => (file.minutes = 6))).toEqual(['states 6 minutes and takes 3']);
    expect(said(podcast, (file) => (file.minutes = 9))).toEqual(['states 9 minutes and takes 2']);
  });

  test('is told by speakers who are there, in sentences that fit below the picture', () => {
    const first = (file: ReturnType<typeof podcast>) => file.chapters[0]!.lines[0]!;
    expect(said(podcast, (file) => (first(file).by = 'cy'))).toEqual(['there is no speaker cy']);
    expect(said(podcast, (file) => (first(file).text = someWords(43)))).toEqual([
      'a sentence of 43 words',
    ]);
    const alone = (file: ReturnType<typeof podcast>) => {
      for (const { lines } of file.chapters) for (const line of lines) line.by = 'ann';
    };
    expect(said(podcast, alone)).toEqual(['bo says nothing']);
  });

  test('has stories that end, whatever is chosen', () => {
    const story = (file: ReturnType<typeof interactive>) =>
      file.steps[0] as Required<(typeof file.steps)[0]>;
    const option = (file: ReturnType<typeof interactive>, scene: number, at: number) =>
      story(file).scenes[scene]!.options[at]!;
    expect(said(interactive, (file) => (option(file, 1, 0).to = 'start'))).toEqual([
      'start is no later scene',
    ]);
    expect(
      said(interactive, (file) => {
        for (const one of story(file).scenes[0]!.options) one.to = 'end';
      }),
    ).toEqual(['nothing leads to next']);
    expect(said(interactive, (file) => (option(file, 0, 0).points = 1))).toEqual([
      'no choice earns 2 points',
    ]);
    expect(said(interactive, (file) => story(file).endings.reverse())).toEqual([
      'the endings do not rise from 0',
    ]);
  });

  test('has sums that come to something, with working that reads its numbers', () => {
    const ask = (file: ReturnType<typeof interactive>) => file.steps[1]!.asks![0]!;
    expect(said(interactive, (file) => (ask(file).answer = 'a / (a - a)'))).toEqual([
      'comes to Infinity',
    ]);
    expect(said(interactive, (file) => (ask(file).working = ['{b}']))).toEqual([
      '"b" is no number',
    ]);
  });
});
