// Rules on scenarios: their cases, their ways on, what turns them, and how a bank of them is balanced.
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { GradientFile } from '#content/questions/scenario.ts';
import { messagesOf, problemsOf } from '#tests/support/stub-content.ts';
import { aScenario, type TypedFiles, withTypes } from '#tests/support/stub-questions.ts';

const plant =
  (rule: string) =>
  (change: (files: TypedFiles) => void): string[] =>
    messagesOf(rule, withTypes(change));

test('QC-11 lets the longest way on of a scenario be half as long again as the shortest', () => {
  const faults = (characters: number) =>
    plant('QC-11')(({ scenario }) => {
      for (const option of scenario.options) option.text = 'x'.repeat(100);
      scenario.options[2]!.text = 'x'.repeat(characters);
    });
  expect(faults(150)).toEqual([]);
  expect(faults(151)).toEqual(['the longest option is 1.51 times the shortest']);
});

/** A bank of scenarios, each after a change; what a rule says of it. */
const ofBank = (rule: string, size: number, change: (scenario: GradientFile, at: number) => void) =>
  messagesOf(rule, (stub) => {
    withTypes()(stub);
    const scenarios = Array.from({ length: size }, (_, number) => {
      const scenario = aScenario({ id: `dm.sc.u1.${String(number).padStart(3, '0')}` });
      change(scenario, number);
      return scenario;
    });
    stub.files['courses/demo/banks/cases/u1.yaml'] = stringify(scenarios);
    stub.files['courses/demo/techniques.yaml'] = stringify([
      {
        id: 'tide-table',
        name: 'Tide table',
        purpose: 'Know at which hour the ferry can leave the harbor.',
        phases: ['start'],
        readOn: [{ part: 'Demo Standard', chapter: 'The start' }],
      },
    ]);
  });

test('QC-11 refuses a bank of scenarios whose options were made equal', () => {
  const even = (count: number) =>
    ofBank('QC-11', 40, ({ options }, number) => {
      options[0]!.text = 'x'.repeat(number < count ? 100 : 120);
      for (const option of options.slice(1)) option.text = 'x'.repeat(100);
    });
  expect(even(16)).toEqual([]);
  expect(even(17)).toEqual(['demo cases: options of nearly one length in 17 of 40 (43 %)']);
});

describe('QC-42 turns', () => {
  const faults = plant('QC-42');
  test.each<[string, (turn: NonNullable<GradientFile['turns']>[number]) => void, string]>([
    [
      'a sentence that is not in the case',
      (turn) => {
        turn.replace = 'The ferry sails in march.';
      },
      'the sentence to replace does not stand once in the case',
    ],
    [
      'a sentence that says the same',
      (turn) => {
        turn.with = 'The ferry  sails in May.';
      },
      'the turned sentence says the same',
    ],
    [
      'a ranking without an option',
      (turn) => {
        turn.ranking = ['d', 'b', 'a', 'a'];
      },
      'the ranking does not hold each option once',
    ],
    [
      'a turn that leaves the best option the best',
      (turn) => {
        turn.ranking = ['b', 'd', 'a', 'c'];
      },
      'option b stays the best',
    ],
  ])('refuse %s', (_, change, message) => {
    expect(faults(({ scenario }) => change(scenario.turns![0]!))).toEqual([message]);
  });

  test('are found over the lines of a file', () => {
    const broken = faults(({ scenario }) => {
      scenario.scenario = scenario.scenario.replace('ferry sails', 'ferry\nsails');
    });
    expect(broken).toEqual([]);
  });

  test('are asked of every scenario', () => {
    const problems = problemsOf(
      'QC-01',
      withTypes(({ scenario }) => {
        scenario.turns = [];
      }),
    );
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('turns')]);
  });
});

describe('QC-43 the balance of ranks', () => {
  const RANKS = [5, 3, 1, 0];
  /** Balanced: each rank is the longest in turn, and each option has words of its own. */
  const faults = (size: number, change: (scenario: GradientFile, at: number) => void) =>
    ofBank('QC-43', size, (scenario, number) => {
      for (const option of scenario.options) {
        if (option.score === RANKS[number % 4]) option.text += ' and more words than others';
      }
      change(scenario, number);
    });
  const add = ({ options }: GradientFile, score: number, words: string) => {
    for (const option of options) if (option.score === score) option.text += words;
  };

  test('is kept by a bank whose ranks look alike, and not counted in a small one', () => {
    expect(faults(20, () => {})).toEqual([]);
    expect(faults(19, (scenario) => add(scenario, 3, ' since it is so'))).toEqual([]);
  });

  test('breaks where one rank gives reasons', () => {
    const reasons = (count: number) =>
      faults(20, (scenario, number) => {
        for (const score of RANKS) add(scenario, score, number < 10 ? ', as it is' : ' or it is');
        if (number >= 10 && number < 10 + count) add(scenario, 0, ' because of it');
        else add(scenario, 0, ' in spite of it');
        for (const score of [5, 3, 1]) add(scenario, score, ' in spite of it');
      });
    expect(reasons(5)).toEqual([]);
    expect(reasons(6)).toEqual([
      'demo cases: reasons an option by rank 5: 0.50, 3: 0.50, 1: 0.50, 0: 0.80',
    ]);
  });

  test('breaks where one rank speaks more of the language of the standard', () => {
    const terms = (count: number) =>
      faults(20, (scenario, number) => {
        for (const { score } of scenario.options) {
          const isNamed = number < (score === 1 ? 8 + count : 8);
          add(scenario, score, isNamed ? ' Tide table' : ' other line');
        }
      });
    expect(terms(2)).toEqual([]);
    expect(terms(3)).toEqual([
      'demo cases: terms an option by rank 5: 0.40, 3: 0.40, 1: 0.55, 0: 0.40',
    ]);
  });

  test('breaks where the two best tell one story', () => {
    const twins = (count: number) =>
      faults(20, (scenario, number) => {
        const story = ' harbor lantern compass anchor rudder tiller';
        for (const score of number < count ? [5, 3] : [3, 1]) add(scenario, score, story);
        for (const score of number < count ? [1, 0] : [5, 0])
          add(
            scenario,
            score,
            ` ${'abcdef'
              .split('')
              .map((x) => `word${x}${score}`)
              .join(' ')}`,
          );
      }).filter((message) => message.includes('alike'));
    expect(twins(7)).toEqual([]);
    expect(twins(8)).toEqual(['demo cases: the two best are the most alike in 40 %']);
  });

  test('breaks where one rank is the longest too often or too seldom', () => {
    const messages = faults(20, (scenario, number) => {
      if (number % 4 === 3 && number > 7)
        add(scenario, 5, ' with so many more words than any other');
    });
    expect(messages).toEqual(['demo cases: longest by rank 5: 40 %, 3: 25 %, 1: 25 %, 0: 10 %']);
  });
});

test('QC-25 wants 250 to 350 words of a scenario', () => {
  const words = (count: number) =>
    plant('QC-25')(({ scenario }) => {
      scenario.scenario = Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
    });
  expect([words(249), words(250), words(350), words(351)].map((found) => found.length)).toEqual([
    1, 0, 0, 1,
  ]);
});

describe('MP-26 scenarios', () => {
  const faults = (change: (files: TypedFiles) => void) => messagesOf('MP-26', withTypes(change));
  test('are worked out alike: words of options and reasons', () => {
    const messages = faults(({ scenario }) => {
      scenario.options[0]!.text = 'Too short by far.';
      scenario.options[1]!.why = 'Too short as well.';
    });
    expect(messages).toEqual(['option a has 4 words', 'the reason of option b has 4 words']);
  });

  test('give scores that the facts carry', () => {
    const messages = faults(({ scenario }) => {
      scenario.options[1]!.facts[0] = 'part';
      scenario.options[2]!.facts = ['yes', 'yes', 'no', 'no'];
      scenario.options[3]!.facts[2] = 'yes';
    });
    expect(messages).toEqual([
      'option b scores 5 and meets 3 of 4 facts',
      'option c scores 0 and meets 2 of 4 facts',
      'option d scores 3 and meets 4 of 4 facts',
    ]);
  });

  test('have ids of their own form', () => {
    const problems = problemsOf(
      'QC-02',
      withTypes(({ scenario }) => {
        scenario.id = 'dm.q.u1.0001';
      }),
    );
    expect(problems.map(({ message }) => message)).toContain(
      'the id "dm.q.u1.0001" does not have the form of its kind',
    );
  });
});

test('QC-21 refuses scenarios whose best way on is made of parts of the others', () => {
  const parts = new Map([
    [5, 'harbor lantern compass'],
    [3, 'harbor'],
    [1, 'lantern'],
    [0, 'compass'],
  ]);
  const faults = (size: number, planted: number) =>
    ofBank('QC-21', size, ({ options }, number) => {
      if (number < planted) {
        for (const option of options) option.text += ` ${parts.get(option.score)}`;
      }
    });
  expect(faults(20, 8)).toEqual([]);
  expect(faults(20, 9)).toEqual([
    'demo cases: the key shares most words with the other options in 9 of 20 (45 %)',
  ]);
});
