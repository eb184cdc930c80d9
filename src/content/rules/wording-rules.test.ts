import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { checkContent } from '#content/check.ts';
import type { ChoiceFile } from '#content/questions/choice.ts';
import { aQuestion, messagesOf, type StubParts, stubContent } from '#tests/support/stub-content.ts';
import { withTypes } from '#tests/support/stub-questions.ts';

/** The four options of a question, the first of them right. */
const withOptions =
  (...texts: string[]) =>
  (parts: StubParts) => {
    const [question] = parts.questions;
    question!.answer = ['a'];
    question!.options.forEach((option, at) => {
      option.text = texts[at] ?? option.text;
    });
  };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A word that only this number has. */
const wordOf = (number: number) =>
  `basalt${LETTERS[Math.floor(number / 26)]}${LETTERS[number % 26]}`;

test('QC-20 warns where too many keys repeat a rare word of their stems, from 40 questions on', () => {
  const echoes =
    (count: number, size = 40, also = '') =>
    (parts: StubParts) => {
      parts.questions = Array.from({ length: size }, (_, number) => {
        const word = wordOf(number);
        const question = aQuestion(number, {
          stem: `Who keeps the ${word} stone at the river here?`,
        });
        for (const option of question.options) {
          const isKey = question.answer.includes(option.id);
          if (number < count) option.text += isKey ? ` ${word}` : also.replace('*', ` ${word}`);
        }
        return question;
      });
    };
  expect(messagesOf('QC-20', echoes(6))).toEqual([]);
  expect(messagesOf('QC-20', echoes(7))).toEqual([
    'demo: 7 of 40 keys repeat a rare word of the stem (18 %)',
  ]);
  expect(messagesOf('QC-20', echoes(7, 39))).toEqual([]);
  expect(messagesOf('QC-20', echoes(40, 40, '*'))).toEqual([]);
});

describe('QC-22 warns of an option that does not fit', () => {
  const stem = (text: string, ...options: string[]) =>
    messagesOf('QC-22', (parts) => {
      withOptions(...options)(parts);
      parts.questions[0]!.stem = text;
    });

  test('the article of the stem', () => {
    expect(stem('The ferry is run by an', 'owner', 'agent', 'pilot', 'envoy')).toEqual([
      '"an" does not fit option c',
    ]);
    expect(stem('The ferry is run by an', 'owner', 'agent', 'usher', 'envoy')).toEqual([]);
  });

  test('the verb of the stem', () => {
    expect(stem('What the river carries are', 'stones', 'a ferry', 'leaves', 'boats')).toEqual([
      '"are" is followed by one and by several',
    ]);
  });

  test('the article before a gap', () => {
    const messages = messagesOf(
      'QC-22',
      withTypes(({ fill }) => {
        fill.text = 'An {g1} signs before the {g2} sails.';
        fill.gaps[0]!.options[0]!.text = 'owner';
      }),
    );
    expect(messages).toEqual(['"an" does not fit option b']);
  });
});

describe('QC-23 warns of a distractor that nobody would choose', () => {
  test('because it shrugs or jokes', () => {
    expect(
      messagesOf(
        'QC-23',
        withOptions('Ask the pilot', 'Ignore the ice', 'Do nothing today', 'Toss a coin'),
      ),
    ).toEqual([
      'option b says "Ignore"',
      'option c says "Do nothing"',
      'option d says "Toss a coin"',
    ]);
  });

  test('because it has two words beside a key of nine', () => {
    const long = 'Ask the pilot to look at the thick ice';
    expect(
      messagesOf('QC-23', withOptions(long, 'Sail on', 'Wait for the next day', 'Turn back')),
    ).toEqual(['option b has 2 words, the key 9', 'option d has 2 words, the key 9']);
    expect(messagesOf('QC-23', withOptions('Ask the pilot', 'Sail on'))).toEqual([]);
  });
});

describe('QC-24 warns of numbers', () => {
  test('that overlap', () => {
    const ranges = (...texts: string[]) => messagesOf('QC-24', withOptions(...texts));
    expect(ranges('1 to 3 days', '3 to 5 days', '6 to 8 days', '9 days')).toEqual([
      'the numbers overlap',
    ]);
    expect(ranges('10 %', '20 %', '20 %', '30 %')).toEqual(['the numbers overlap']);
    expect(ranges('9 days', '1 to 3 days', '4-5 days', '6 to 8 days')).toEqual([]);
  });

  test('of different units, and leaves words alone', () => {
    expect(messagesOf('QC-24', withOptions('1 day', '2 days', '3 weeks', '4 days'))).toEqual([
      'the options have the units day, week',
    ]);
    expect(messagesOf('QC-24', withOptions('1 day', '2 of the days', '3 weeks', '4'))).toEqual([]);
  });
});

describe('QC-26 reports', () => {
  const withStem = (stem: string) => (parts: StubParts) => {
    parts.questions = [
      aQuestion(0, { stem }),
      aQuestion(1, { stem: 'The dog sat by the door. Who fed it?' }),
    ];
  };
  const reports = (stem: string) =>
    checkContent(stubContent(withStem(stem))).reports.filter((line) => line.startsWith('QC-26'));

  test('stems of long words', () => {
    const hard = 'Organizational responsibility necessitates documentation.';
    expect(messagesOf('QC-26', withStem(hard))).toEqual([]);
    expect(reports(hard)).toEqual([
      expect.stringMatching(
        /^QC-26 demo: reading grade \d+\.\d on average, 1 \(50 %\) above the limit: dm\.q\.u1\.0000 \(\d+\.\d\)$/,
      ),
    ]);
    expect(reports('The cat sat by the fire. Who fed it?')).toEqual([
      expect.stringMatching(
        /^QC-26 demo: reading grade -?\d+\.\d on average, 0 \(0 %\) above the limit$/,
      ),
    ]);
  });

  test('sentences of more than 30 words', () => {
    const sentence = (words: number) => `${Array.from({ length: words }, () => 'go').join(' ')}.`;
    expect(reports(`${sentence(30)} ${sentence(30)}`)).toHaveLength(1);
    expect(reports(sentence(31))).toContain('QC-26 demo: sentences over 30 words: dm.q.u1.0000');
  });
});

/** A bank of two units whose course has a plan for it. */
const withBank =
  (
    units: Record<string, number>,
    plan: object,
    state = 'live',
    change?: (question: ChoiceFile, at: number) => void,
  ) =>
  (parts: StubParts) => {
    parts.course.banks = [{ id: 'mock', ...plan }];
    let number = 0;
    for (const [unit, count] of Object.entries(units)) {
      const questions = Array.from({ length: count }, () => {
        number += 1;
        const id = `dm.q.${unit}.${1000 + number}`;
        const question = aQuestion(number, { id, tags: [`dm.${unit}`] });
        change?.(question, number - 1);
        return question;
      });
      parts.files[`courses/demo/banks/mock/${unit}.yaml`] = stringify(questions);
    }
    const paper = {
      id: 'pap.demo.mock',
      key: 'mock',
      title: 'Mock',
      description: 'Two questions.',
      kind: 'practice',
      difficulty: 'Beginner',
      bank: 'mock',
      count: 2,
      minutes: 2,
      passPercent: 60,
      review: 'immediate',
      source: 'Our own design',
      checkedOn: '2026-10-01',
      state,
    };
    parts.files['courses/demo/papers.yaml'] = stringify([paper]);
  };

describe('QC-27', () => {
  test('refuses a live bank whose units are thin or off the shares of the exam', () => {
    // The exam of the stub asks 60.5 % and 39.5 %.
    expect(messagesOf('QC-27', withBank({ u1: 24, u2: 16 }, { unitMin: 16 }))).toEqual([]);
    expect(messagesOf('QC-27', withBank({ u1: 24, u2: 16 }, { unitMin: 17 }))).toEqual([
      'mock/u2 has 16 of 17 questions',
    ]);
    expect(messagesOf('QC-27', withBank({ u1: 20, u2: 20 }, {}))).toEqual([
      'mock/u1 holds 50.0 % of its bank, the exam 60.5 %',
      'mock/u2 holds 50.0 % of its bank, the exam 39.5 %',
    ]);
  });

  test('only reports while no paper is live', () => {
    const waiting = withBank({ u1: 20, u2: 20 }, { unitMin: 24 }, 'draft');
    expect(messagesOf('QC-27', waiting)).toEqual([]);
    const reports = checkContent(stubContent(waiting)).reports;
    expect(reports).toContain('QC-27 mock/u1 has 20 of 24 questions, and no paper is live');
  });
});

test('QC-28 warns where difficulty or level of thinking is five points off its plan', () => {
  const spread = (hard: number) =>
    messagesOf(
      'QC-28',
      withBank(
        { u1: 24, u2: 16 },
        { difficulty: { easy: 50, hard: 50 } },
        'live',
        (question, at) => {
          question.difficulty = at < hard ? 'hard' : 'easy';
        },
      ),
    );
  expect(spread(22)).toEqual([]);
  expect(spread(23)).toEqual([
    'demo mock: 43 % are easy, planned are 50 %',
    'demo mock: 58 % are hard, planned are 50 %',
  ]);
  const bloom = withBank({ u1: 24, u2: 16 }, { bloom: { understand: 90, apply: 10 } });
  expect(messagesOf('QC-28', bloom)).toEqual([
    'demo mock: 100 % are understand, planned are 90 %',
    'demo mock: 0 % are apply, planned are 10 %',
  ]);
});

test('QC-38 reports terms of the questions that no glossary explains', () => {
  const named = (count: number) => (parts: StubParts) => {
    parts.questions = Array.from({ length: 8 }, (_, at) =>
      aQuestion(at, {
        stem: at < count ? `Who signs the Ferry Book on day ${at}?` : `Who sails on day ${at}?`,
      }),
    );
  };
  const reports = (count: number) =>
    checkContent(stubContent(named(count))).reports.filter((line) => line.startsWith('QC-38'));
  expect(messagesOf('QC-38', named(8))).toEqual([]);
  expect(reports(4)).toEqual([]);
  expect(reports(5)).toEqual(['QC-38 demo: not in the glossary: Ferry Book (5)']);
});

test('QC-39 warns of words that leave people out', () => {
  const messages = messagesOf('QC-39', (parts) => {
    parts.questions[0]!.stem = 'The chairman counts the man-hours of the guys. Who may do so?';
  });
  expect(messages).toEqual([
    '"chairman" in the text',
    '"man-hours" in the text',
    '"guys" in the text',
  ]);
});
