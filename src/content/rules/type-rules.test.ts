import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { checkContent } from '#content/check.ts';
import { compileCatalog } from '#content/compile.ts';
import { messagesOf, stubContent } from '#tests/support/stub-content.ts';
import {
  aHotspotFile,
  aMatchFile,
  anOrderFile,
  aScenario,
  type TypedFiles,
  withTypes,
} from '#tests/support/stub-questions.ts';

test('a bank of every type is clean, and compiled with the paragraphs of its case', () => {
  const content = stubContent(withTypes());
  expect(checkContent(content).problems).toEqual([]);
  const { questions } = compileCatalog(content);
  const types = new Set(questions.map(({ type }) => type));
  expect(types).toEqual(new Set(['sc', 'gradient', 'match', 'order', 'fill', 'hotspot']));
  const scenario = questions.find(({ type }) => type === 'gradient');
  expect(scenario?.type === 'gradient' && scenario.scenario).toHaveLength(2);
});

test('a lesson asks a question of another type than choice, and its faults are found there', () => {
  const asking = (change: Partial<ReturnType<typeof aMatchFile>> = {}) =>
    stubContent((parts) => {
      const { lesson: _, ...match } = aMatchFile(change);
      parts.files['courses/demo/questions/more.yaml'] = stringify([match]);
      const step = parts.missions[0].steps?.find(({ kind }) => kind === 'check');
      if (step?.kind !== 'check') throw new Error('The first mission asks nothing.');
      parts.questions = parts.questions.filter(({ id }) => id !== step.question);
      step.question = match.id;
    });
  expect(checkContent(asking()).problems).toEqual([]);
  const { questions, missions } = compileCatalog(asking());
  const asked = missions[0]?.steps.flatMap((step) =>
    step.kind === 'check' ? step.questionId : [],
  );
  const types = questions.filter(({ id }) => asked?.includes(id)).map(({ type }) => type);
  expect(types).toContain('match');
  const faults = checkContent(asking({ pairs: [['l1', 'r2']] })).problems;
  expect(faults.map(({ message }) => message)).toEqual([
    'the pairs do not give each left side one right side',
  ]);
});

const plant =
  (rule: string) =>
  (change: (files: TypedFiles) => void): string[] =>
    messagesOf(rule, withTypes(change));

describe('QC-03 scenarios', () => {
  const faults = plant('QC-03');
  test('score exactly 5, 3, 1 and 0', () => {
    const twice = faults(({ scenario }) => {
      scenario.options[0]!.score = 3;
    });
    expect(twice).toEqual(['the scores are 3, 5, 0, 3']);
    const three = faults(({ scenario }) => {
      scenario.options.pop();
    });
    expect(three).toEqual(['the scores are 1, 5, 0']);
  });

  test('name four to six facts, and every option says of each what it does with it', () => {
    const few = faults(({ scenario }) => {
      scenario.facts.pop();
      for (const option of scenario.options) option.facts.pop();
    });
    expect(few).toEqual(['3 facts']);
    const gap = faults(({ scenario }) => {
      scenario.options[1]!.facts.pop();
    });
    expect(gap).toEqual(['option b has 3 of 4 facts']);
  });
});

test('QC-04 wants a reason for every option, side, item, gap and area', () => {
  const messages = plant('QC-04')(({ scenario, match, order, fill, hotspot }) => {
    scenario.options[0]!.why = 'No.';
    match.left[1]!.why = 'No.';
    order.items[2]!.why = 'No.';
    fill.gaps[1]!.options[0]!.why = 'No.';
    hotspot.areas[0]!.why = 'No.';
  });
  expect(messages).toEqual([
    'option a has no real reason',
    'side l2 has no real reason',
    'item i3 has no real reason',
    'option a has no real reason',
    'area north has no real reason',
  ]);
});

test('QC-04 wants 40 to 110 words of explanation in a bank', () => {
  const words = (count: number) =>
    plant('QC-04')(({ match }) => {
      match.explanation = Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
    });
  expect(words(39)).toEqual(['the explanation has 39 words and 262 characters']);
  expect([words(40), words(110)]).toEqual([[], []]);
  expect(words(111)).toHaveLength(1);
});

test('QC-05 and QC-07 look at the case, so that two scenarios may end with the same question', () => {
  const second =
    (change: Partial<ReturnType<typeof aScenario>>) =>
    (parts: Parameters<ReturnType<typeof withTypes>>[0]) => {
      withTypes()(parts);
      const other = aScenario({ id: 'dm.sc.u1.002', ...change });
      parts.files['courses/demo/banks/cases/u1.yaml'] = stringify([aScenario(), other]);
    };
  expect(messagesOf('QC-05', second({}))).toEqual(['same stem and options as dm.sc.u1.001']);
  const scenario = 'Another case altogether, with other words and another end to all of it.';
  expect(messagesOf('QC-05', second({ scenario }))).toEqual([]);
  expect(
    messagesOf('QC-07', second({ scenario, options: aScenario().options.toReversed() })),
  ).toEqual([]);
});

test('QC-08 refuses two items, sides or areas of the same words', () => {
  const messages = plant('QC-08')(({ match, order, hotspot }) => {
    match.right[1]!.text = 'Amber!';
    order.items[3]!.text = 'load';
    hotspot.areas[1]!.label = 'north';
  });
  expect(messages).toEqual([
    'sides r1 and r2 hold the same words',
    'items i1 and i4 hold the same words',
    'areas north and middle hold the same words',
  ]);
});

test('QC-13 finds letters and places in texts of every type', () => {
  const messages = plant('QC-13')(({ scenario, order }) => {
    scenario.options[0]!.why += ' See option B.';
    order.items[0]!.why += ' The first two options are early.';
  });
  expect(messages).toEqual([
    '"option B" refers to a letter or a place',
    '"first two options" refers to a letter or a place',
  ]);
});

test('QC-29 wants codes in gaps and areas, and none on what is right', () => {
  const messages = plant('QC-29')(({ fill, hotspot }) => {
    delete fill.gaps[0]!.options[1]!.trap;
    hotspot.areas[2]!.trap = 'd-one';
  });
  expect(messages).toEqual(['option b has no trap code', 'key south has a trap code']);
});

describe('QC-29 scenarios', () => {
  const faults = plant('QC-29');
  test('carry a known code on every way on but the best', () => {
    const messages = faults(({ scenario }) => {
      delete scenario.options[0]!.trap;
      scenario.options[1]!.trap = 'd-one';
      scenario.options[2]!.trap = 'd-ten';
    });
    expect(messages).toEqual([
      'option a has no trap code',
      'key b has a trap code',
      'option c has the unknown code d-ten',
    ]);
  });

  test('have ways on from at least two errors', () => {
    const messages = faults(({ scenario: { options } }) => {
      for (const option of options) if (option.score < 5) option.trap = 'd-one';
    });
    expect(messages).toEqual(['all distractors come from the same error']);
  });
});

test('QC-40 wants a picture described, without its answer', () => {
  const alt = (text: string) =>
    plant('QC-40')(({ hotspot }) => {
      hotspot.figure.alt = text;
    });
  expect(alt('Stops.')).toEqual(['the text alternative has 6 characters']);
  expect(alt('A line runs from the upper left corner and ends in the south, far below.')).toEqual([
    'the text alternative names the right area "South"',
  ]);
  expect(
    alt('A line runs from the upper left corner past North, Middle and South, in this order.'),
  ).toEqual([]);
});

describe('MP-01', () => {
  test('resolves the picture of a hotspot, and the areas that questions are tagged with', () => {
    const messages = plant('MP-01')(({ hotspot, order }) => {
      hotspot.figure.src = 'nowhere';
      order.tags = ['dm.u1', 'dm.area'];
    });
    expect(messages).toEqual(['there is no objective dm.area', 'there is no figure nowhere']);
    const known = messagesOf('MP-01', (parts) => {
      parts.course.areas = [{ id: 'dm.area', title: 'An area' }];
      withTypes(({ order }) => {
        order.tags = ['dm.u1', 'dm.area'];
      })(parts);
    });
    expect(known).toEqual([]);
  });
});

describe('MP-23', () => {
  test('refuses a unit whose questions are not worth the same', () => {
    const messages = messagesOf('MP-23', (parts) => {
      withTypes()(parts);
      parts.files['courses/demo/banks/cases/u1.yaml'] = stringify([aScenario(), anOrderFile()]);
    });
    expect(messages).toEqual(['worth 1 where dm.sc.u1.001 is worth 5']);
  });
});

test('MP-24 wants breaks inside the paper, with a length', () => {
  const breaks = (paper: { breaksAfter?: number[]; breakMinutes?: number }) =>
    messagesOf('MP-24', withTypes(undefined, paper));
  expect(breaks({ breaksAfter: [1, 3], breakMinutes: 10 })).toEqual([]);
  expect(breaks({ breaksAfter: [4], breakMinutes: 10 })).toEqual(['a break lies outside']);
  expect(breaks({ breakMinutes: 10 })).toEqual(['breaksAfter and breakMinutes need each other']);
});

describe('MP-25 parts fit together', () => {
  const faults = (change: (files: TypedFiles) => void) => messagesOf('MP-25', withTypes(change));
  test.each<[string, (files: TypedFiles) => void, string]>([
    [
      'a side without a partner',
      ({ match }) => match.pairs.pop(),
      'the pairs do not give each left side one right side',
    ],
    [
      'a right side twice',
      ({ match }) => match.pairs.splice(0, 1, ['l1', 'r1']),
      'the pairs do not give each left side one right side',
    ],
    [
      'a pair that names nothing',
      ({ match }) => match.pairs.splice(0, 1, ['l9', 'r2']),
      'the pairs do not give each left side one right side',
    ],
    [
      'two right sides too many',
      ({ match }) => match.right.push({ id: 'r4', text: 'ebony' }, { id: 'r5', text: 'flint' }),
      '5 right sides for 3 left ones',
    ],
    [
      'an item twice',
      ({ order }) => {
        order.items[1]!.id = 'i1';
      },
      'the id i1 stands twice',
    ],
    ['two items', ({ order }) => order.items.splice(0, 2), '2 items'],
    [
      'a gap that the text has not',
      ({ fill }) => {
        fill.text = 'The {g1} signs.';
      },
      'the text has the gaps g1',
    ],
    [
      'a gap without options',
      ({ fill }) => {
        fill.text += ' And {g3}.';
      },
      'the text has the gaps g1, g2, g3',
    ],
    [
      'a gap whose answer is no option',
      ({ fill }) => {
        fill.gaps[0]!.answer = 'd';
      },
      'the answer is no option',
    ],
    ['a gap of two options', ({ fill }) => fill.gaps[1]!.options.pop(), '2 options'],
    [
      'an area off the picture',
      ({ hotspot }) => {
        hotspot.areas[2]!.x = 420;
      },
      'the area south leaves the picture',
    ],
    [
      'areas one over the other',
      ({ hotspot }) => {
        hotspot.areas[1]!.x = 40;
      },
      'the areas north and middle overlap',
    ],
    [
      'an answer that is no area',
      ({ hotspot }) => {
        hotspot.answer = ['west'];
      },
      'the answer does not name some of the areas',
    ],
    [
      'all areas as the answer',
      ({ hotspot }) => {
        hotspot.answer = ['north', 'middle', 'south'];
      },
      'the answer does not name some of the areas',
    ],
  ])('refuses %s', (_, change, message) => {
    expect(faults(change)).toEqual([message]);
  });

  test('lets areas touch, and end at the edge', () => {
    const touching = faults(({ hotspot }) => {
      hotspot.areas[1]!.x = 80;
      hotspot.areas[2]!.x = 400;
    });
    expect(touching).toEqual([]);
  });
});

test('QC-12 warns where most pictures of a bank have their key at one place', () => {
  const said = (...keys: string[]) =>
    messagesOf('QC-12', (parts) => {
      withTypes()(parts);
      const { areas, ...hotspot } = aHotspotFile();
      const file = 'courses/demo/banks/drill/u1.yaml';
      const others = keys.map((key, at) => ({
        ...hotspot,
        id: `dm.q.u1.09${10 + at}`,
        areas,
        answer: [key],
      }));
      parts.files[file] = `${parts.files[file]}${stringify(others)}`;
    }).filter((message) => message.includes('pictures'));
  // The hotspot of the stub itself has its key in the south.
  expect(said('north', 'middle', 'north')).toEqual([]);
  expect(said('south', 'middle', 'south')).toEqual(['3 of 4 pictures have their key at place 3']);
});
