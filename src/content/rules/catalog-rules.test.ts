import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { aFigure, messagesOf, problemsOf, type StubParts } from '#tests/support/stub-content.ts';

describe('QC-01 schema', () => {
  test('refuses an unknown field, a missing one and a wrong form, each with its line', () => {
    const problems = problemsOf('QC-01', (parts) => {
      Object.assign(parts.questions[1]!, { hint: 'none', difficulty: 'tough' });
      delete (parts.questions[1] as Partial<StubParts['questions'][number]>).ref;
    });
    expect(problems.map((problem) => problem.message).sort()).toEqual([
      '1.difficulty: Invalid option: expected one of "easy"|"medium"|"hard"',
      '1.hint: unknown field',
      '1.ref: Invalid input: expected string, received undefined',
    ]);
    expect(new Set(problems.map((problem) => problem.line)).size).toBe(3);
  });

  test('refuses broken YAML, a key written twice and a file in no place', () => {
    const problems = problemsOf('QC-01', (parts) => {
      parts.files['badges.yaml'] = '- id: bdg.demo\n  name: {en: Demo\n';
      parts.files['rewards.yaml'] = 'streakGoalDays: 1\nstreakGoalDays: 2\n';
      parts.files['courses/demo/missions/c.yml'] = 'id: ms.demo.c\n';
    });
    expect(problems.map((problem) => problem.file)).toEqual([
      'content/badges.yaml',
      'content/courses/demo/missions/c.yml',
      'content/rewards.yaml',
    ]);
  });
});

describe('QC-02 ids', () => {
  test('refuses ids that do not have the form of their kind', () => {
    const messages = messagesOf('QC-02', (parts) => {
      parts.badges[0]!.id = 'badge-1';
      parts.questions[0]!.id = 'tgf.q.u1.0001';
      parts.sections[0]!.id = 'sec.One';
      parts.missions[0].id = 'mission.demo.a';
      parts.missions[0].steps[0]!.id = '1';
      parts.figures['Start Map'] = aFigure();
      parts.course.objectives[1]!.id = 'u2';
    });
    expect(messages.toSorted()).toEqual([
      'the id "Start Map" does not have the form of its kind',
      'the id "badge-1" does not have the form of its kind',
      'the id "mission.demo.a" does not have the form of its kind',
      'the id "sec.One" does not have the form of its kind',
      'the id "tgf.q.u1.0001" does not have the form of its kind',
      'the id "u2" does not have the form of its kind',
      'the step id "1" has no step form',
    ]);
  });

  test('refuses an id that is taken or was retired', () => {
    const messages = messagesOf('QC-02', (parts) => {
      parts.questions[1]!.id = 'dm.q.u1.0000';
      parts.questions[2]!.id = 'dm.q.u1.9999';
      parts.missions[0].steps[1]!.id = 's01';
    });
    expect(messages).toEqual([
      'the step id "s01" stands twice',
      'the id "dm.q.u1.0000" is taken by content/courses/demo/questions/all.yaml:1',
      'the id "dm.q.u1.9999" was retired (content/retired-ids.txt:1)',
    ]);
  });

  test('refuses a mission key that leads elsewhere', () => {
    const messages = messagesOf('QC-02', (parts) => {
      parts.missions[0].key = 'demo';
      parts.missions[1].key = 'exam';
    });
    expect(messages).toHaveLength(2);
  });

  test('refuses a course whose key is not its folder', () => {
    const messages = messagesOf('QC-02', (parts) => {
      parts.course.key = 'other';
    });
    expect(messages).toEqual([`the key "other" is not the name of the course's folder`]);
  });
});

test('MP-05 refuses weights that do not sum to 100', () => {
  const messages = messagesOf('MP-05', (parts) => {
    parts.course.objectives[0]!.weight = 60;
  });
  expect(messages).toEqual(['the weights sum to 99.5']);
});

test('MP-06 refuses a missing language and an untranslated sentence', () => {
  const messages = messagesOf('MP-06', (parts) => {
    delete parts.badges[0]!.name.fr;
    parts.badges[0]!.description.de = parts.badges[0]!.description.en;
    parts.rewards.levels[0]!.name.es = ' ';
    parts.course.legalNotice.es = parts.course.legalNotice.en;
  });
  expect(messages).toEqual([
    'name has no text in fr',
    'description is the English text in de',
    'legalNotice is the English text in es',
    'levels.0.name has no text in es',
  ]);
});

test('MP-11 refuses levels that do not rise from 0, and shields that cannot be held', () => {
  const messages = messagesOf('MP-11', (parts) => {
    parts.rewards.levels[0]!.fromXp = 500;
    parts.rewards.shields.earnedUpTo = 1;
  });
  expect(messages).toEqual([
    'the first level does not begin at 0',
    'high does not begin above low',
    'more shields at the start than can be earned',
  ]);
});

describe('QC-30 editions', () => {
  const say = (text: string, legacy?: true) => (parts: StubParts) => {
    parts.questions[0]!.explanation += ` ${text}`;
    if (legacy) parts.questions[0]!.legacy = legacy;
  };

  test.each(['In Demo 9 this was so.', 'In demo®  9.2 this was so.'])('refuses "%s"', (text) => {
    expect(messagesOf('QC-30', say(text))).toHaveLength(1);
  });

  test('lets other figures pass, and questions about the old edition', () => {
    expect(messagesOf('QC-30', say('In Demo 95 and 10 this is so.'))).toEqual([]);
    expect(messagesOf('QC-30', say('In Demo 9 this was so.', true))).toEqual([]);
  });

  test('reads pictures and readings too', () => {
    const messages = messagesOf('QC-30', (parts) => {
      parts.figures.start = aFigure(
        '<text x="9" y="9" font-size="16" fill="var(--ink)">Demo 9</text>',
      );
      parts.missions[1].takeaway = 'Demo 9 is over.';
    });
    expect(messages).toHaveLength(2);
  });
});

describe('QC-31 names and marks', () => {
  const takeaway = (text: string) => (parts: StubParts) => {
    parts.missions[0].takeaway = text;
  };

  test.each([
    ['TOGAF® says so.', 'the mark TOGAF stands as a noun'],
    ['It follows TOGAF®.', 'the mark TOGAF stands as a noun'],
    ['The official guide to the TOGAF® Standard.', '"official" claims what we are not'],
    ['Success is guaranteed.', '"guaranteed" promises what we cannot'],
    ['Train with real exam questions.', 'exam questions are secret and ours are our own'],
    ['An Archimate view.', 'the mark is not spelt as its owner spells it'],
    ['Many PMPs know it.', 'the mark PMP is bent into a plural or a verb'],
  ])('refuses "%s"', (text, message) => {
    expect(messagesOf('QC-31', takeaway(text))).toEqual([message]);
  });

  test('wants the sign at the first use inside a mission', () => {
    expect(messagesOf('QC-31', takeaway('It follows the TOGAF Standard.'))).toEqual([
      'the first TOGAF of the activity carries no sign',
    ]);
    const later = (parts: StubParts) => {
      takeaway('It follows the TOGAF Standard.')(parts);
      const [step] = parts.missions[0].steps;
      if (step?.kind === 'reading') step.body += ' The TOGAF® Standard asks for it.';
    };
    expect(messagesOf('QC-31', later)).toEqual([]);
  });
});

describe('QC-33 references', () => {
  const checkedOn = (day: string) => (parts: StubParts) => {
    parts.questions[0]!.checkedOn = day;
  };

  test('warns of a check older than a year, by the day that is given', () => {
    expect(messagesOf('QC-33', checkedOn('2025-11-20'))).toEqual([]);
    expect(messagesOf('QC-33', checkedOn('2025-11-19'))).toEqual([
      'last checked on 2025-11-19, over a year ago',
    ]);
    expect(messagesOf('QC-33', checkedOn('2026-11-21'))).toEqual(['2026-11-21 lies in the future']);
  });

  test('warns of an unknown source', () => {
    const messages = messagesOf('QC-33', (parts) => {
      parts.missions[0].refs = ['A page somewhere'];
      parts.questions[0]!.ref = 'Hearsay';
    });
    expect(messages).toEqual([
      '"A page somewhere" is no known source',
      '"Hearsay" is no known source',
    ]);
  });
});

test('MP-38 refuses two items of one effect, and a type that does not fit the effect', () => {
  const messages = messagesOf('MP-38', ({ store }) => {
    const [shield] = store as [StubParts['store'][number]];
    store.push({ ...shield, id: 'sto.twin' });
    store.push({ ...shield, id: 'sto.sky', effect: { kind: 'look', look: 'night-sky' } });
    store.push({
      ...shield,
      id: 'sto.frame',
      type: 'permanent',
      effect: { kind: 'look', look: 'golden-frame' },
    });
    store.push({
      ...shield,
      id: 'sto.boost',
      type: 'permanent',
      effect: { kind: 'boost', percent: 100, hours: 2 },
    });
  });
  expect(messages).toEqual([
    'another item already does "shield"',
    'look does not fit consumable',
    'boost does not fit permanent',
  ]);
});

test('MP-44 refuses goals that no time is for, and events that overlap themselves', () => {
  const event = (id: string, over: object) => ({
    id: `evt.${id}`,
    name: { en: id, es: id, fr: id, de: id },
    description: { en: id, es: id, fr: id, de: id },
    type: 'special',
    difficulty: 'expert',
    goal: { metric: 'questions-right', count: 3 },
    schedule: { kind: 'months', every: 1, offset: 0, fromDay: 1, days: 28 },
    rewardXp: 10,
    ...over,
  });
  const messages = messagesOf('MP-44', ({ files }) => {
    files['events.yaml'] = stringify([
      event('fits', {}),
      event('many', { goal: { metric: 'study-days', count: 29 } }),
      event('day', { type: 'daily' }),
      event('long', { schedule: { kind: 'months', every: 1, offset: 0, fromDay: 1, days: 29 } }),
      event('never', { schedule: { kind: 'weeks', every: 2, offset: 2 } }),
    ]);
  });
  expect(messages).toEqual([
    'asks for 29 study days in 28',
    'a daily event does not go with the schedule months',
    'is still open when the next one begins',
    'the offset 2 names none of every 2',
  ]);
});
