import { describe, expect, test } from 'vitest';
import { compileCatalog } from '#content/compile.ts';
import { RULES } from '#content/rules/all-rules.ts';
import type { ReadingFile } from '#content/schema/activity-steps.ts';
import type { MissionFile } from '#content/schema/mission.ts';
import {
  aCheck,
  aFigure,
  aReading,
  messagesOf,
  problemsOf,
  type StubParts,
  someWords,
  stubContent,
} from '#tests/support/stub-content.ts';

const reading = (parts: StubParts, index: number) => {
  const step = parts.missions[0].steps[index];
  if (step?.kind !== 'reading') throw new Error(`step ${index} is no reading`);
  return step;
};

describe('MP-01 references', () => {
  test('refuses what leads nowhere', () => {
    const messages = messagesOf('MP-01', (parts) => {
      parts.missions[0].objectives = ['dm.u7'];
      parts.missions[0].unlockWhen = ['mission.done:ms.demo.z'];
      parts.missions[0].steps.push(aCheck('s06', 'dm.q.u1.0800'));
      reading(parts, 1).figure = { src: 'end', alt: 'x' };
      parts.questions[1]!.tags = ['dm.u8'];
      parts.sections[1]!.missions.push('ms.demo.y');
    });
    expect(messages).toEqual([
      'there is no objective dm.u7',
      'there is no figure end',
      'there is no question dm.q.u1.0800',
      'there is no mission ms.demo.z',
      'there is no objective dm.u8',
      'there is no mission ms.demo.y',
    ]);
  });

  test('refuses what nothing uses', () => {
    const messages = messagesOf('MP-01', (parts) => {
      parts.figures.spare = aFigure();
      parts.missions[1].steps.pop();
    });
    expect(messages).toEqual(['nothing uses spare', 'nothing uses dm.q.u1.0003']);
  });

  test('refuses a draft question in a live mission and a question asked twice', () => {
    const messages = messagesOf('MP-01', (parts) => {
      parts.questions[0]!.state = 'draft';
      parts.missions[0].steps.push(aCheck('s06', 'dm.q.u1.0001'));
    });
    expect(messages).toEqual([
      'dm.q.u1.0000 is a draft, ms.demo.a is not',
      'dm.q.u1.0001 is asked twice in ms.demo.a',
    ]);
  });

  test('refuses a live mission that waits for a draft', () => {
    const messages = messagesOf('MP-01', (parts) => {
      parts.missions[0].state = 'draft';
      parts.missions[1].unlockWhen = ['mission.done:ms.demo.a'];
    });
    expect(messages).toEqual(['ms.demo.a is a draft, ms.demo.b is not']);
  });

  test('says nothing about the ids of a file that its schema refused', () => {
    const change = (parts: StubParts) => {
      Object.assign(parts.questions[0]!, { stemm: 'a misspelt field' });
      Object.assign(parts.missions[1], { titel: 'a misspelt field' });
    };
    expect(messagesOf('MP-01', change)).toEqual([]);
    expect(messagesOf('MP-08', change)).toEqual([]);
    expect(problemsOf('QC-01', change)).toHaveLength(2);
  });
});

test('MP-02 refuses minutes that miss the steps by more than a quarter', () => {
  const minutes = (stated: number) => (parts: StubParts) => {
    parts.missions[0].estimatedMinutes = stated;
  };
  // 351 words / 130 + 2 checks x 0.8 + 1 figure x 0.4 = 4.7
  expect(messagesOf('MP-02', minutes(6))).toEqual([]);
  expect(messagesOf('MP-02', minutes(7))).toEqual(['states 7 minutes, its steps take 5']);
});

test('MP-03 refuses cards that are too short or too long', () => {
  const words = (count: number) => (parts: StubParts) => {
    reading(parts, 1).body = `**${someWords(count - 2)}** and more`;
  };
  expect(messagesOf('MP-03', words(50))).toEqual([]);
  expect(messagesOf('MP-03', words(120))).toEqual([]);
  expect(messagesOf('MP-03', words(49))).toEqual(['s02 of ms.demo.a has 49 words']);
  expect(messagesOf('MP-03', words(121))).toEqual(['s02 of ms.demo.a has 121 words']);
});

describe('MP-37 pictures', () => {
  const bare = (...places: number[]) =>
    messagesOf('MP-37', (parts) => {
      for (const index of places) delete reading(parts, index).figure;
    });

  test('stand on the first card', () => {
    expect(bare(0)).toEqual(['ms.demo.a begins without a picture']);
  });

  test('stand on one of three cards in a row, whatever is asked between them', () => {
    const withCards = (last: ReadingFile) =>
      messagesOf('MP-37', (parts) => {
        parts.missions[0].steps.push(last);
      });
    // s01 has a picture, s02 and s04 have none.
    expect(withCards(aReading('s06'))).toEqual([
      'ms.demo.a: 3 readings in a row without a picture',
    ]);
    expect(withCards(aReading('s06', { figure: { src: 'start', alt: 'A line.' } }))).toEqual([]);
  });

  test('are counted from the last complaint on, each run of three once', () => {
    const messages = messagesOf('MP-37', (parts) => {
      parts.missions[0].steps = ['s01', 's02', 's03', 's04', 's05'].map((id) => aReading(id));
    });
    expect(messages).toEqual([
      'ms.demo.a begins without a picture',
      'ms.demo.a: 3 readings in a row without a picture',
    ]);
  });
});

describe('MP-04 reachable', () => {
  test('refuses missions that wait for each other, and what waits behind them', () => {
    const messages = messagesOf('MP-04', (parts) => {
      parts.missions[0].unlockWhen = ['mission.done:ms.demo.b'];
    });
    expect(messages).toEqual([
      'ms.demo.a can never be done: it waits for ms.demo.b',
      'ms.demo.b can never be done: it waits for ms.demo.a',
    ]);
  });

  test('counts what finishing waits for', () => {
    const messages = messagesOf('MP-04', (parts) => {
      parts.missions[0].doneWhen = ['steps.seen', 'mission.done:ms.demo.b'];
    });
    expect(messages).toHaveLength(2);
  });

  test('lets a later mission open early', () => {
    const messages = messagesOf('MP-04', (parts) => {
      parts.missions[0].unlockWhen = ['mission.done:ms.demo.b'];
      parts.missions[1].unlockWhen = [];
    });
    expect(messages).toEqual([]);
  });
});

test('MP-08 refuses a mission in no section and in two', () => {
  const messages = messagesOf('MP-08', (parts) => {
    parts.sections[0]!.missions = ['ms.demo.b'];
  });
  expect(messages).toEqual(['ms.demo.a stands in no section', 'ms.demo.b stands in 2 places']);
});

test('MP-09 refuses four readings in a row', () => {
  const [problem, ...others] = problemsOf('MP-09', (parts) => {
    parts.missions[1].steps.splice(0, 0, aReading('s09'));
  });
  expect(problem).toMatchObject({
    file: 'content/courses/demo/missions/b.yaml',
    message: 'ms.demo.b: more than 3 readings without a check',
  });
  expect(others).toEqual([]);
});

test('MP-10 refuses Markdown that readings do not allow, with the line inside the text', () => {
  const body = `${someWords(80)}\n\nSee [this](https://example.org) here.\n`;
  const [problem, ...others] = problemsOf('MP-10', (parts) => {
    reading(parts, 0).body = body;
  });
  expect(others).toEqual([]);
  expect(problem?.message).toBe('a link is not allowed in a reading');
  expect(problem?.id).toBe('ms.demo.a');
});

describe('QC-40 picture texts', () => {
  const figure = (alt: string, caption?: string) => (parts: StubParts) => {
    reading(parts, 0).figure = { src: 'start', alt, ...(caption !== undefined && { caption }) };
  };

  test('wants 60 to 300 characters', () => {
    expect(messagesOf('QC-40', figure('A line.'))).toEqual([
      'the text alternative has 7 characters',
    ]);
    expect(messagesOf('QC-40', figure(someWords(60)))).toHaveLength(1);
  });

  test('refuses to hear that it is a picture, or the caption again', () => {
    const alt = 'A line that runs from the first stop to the last one and turns twice.';
    expect(messagesOf('QC-40', figure(`Picture of ${alt}`))).toEqual([
      'the text alternative begins by saying that it is a picture',
    ]);
    expect(messagesOf('QC-40', figure(alt, alt.toUpperCase()))).toEqual([
      'caption and text alternative are the same',
    ]);
  });
});

test('MP-07 refuses a fixed colour and names its line', () => {
  const problems = problemsOf('MP-07', (parts) => {
    parts.figures.start = aFigure('<circle cx="9" cy="9" r="4" fill="#fff"/>');
  });
  expect(problems).toMatchObject([
    { file: 'content/courses/demo/figures/start.svg', line: 4, message: 'fill="#fff" on <circle>' },
  ]);
});

describe('quests', () => {
  const aQuest =
    (changes: Partial<MissionFile> = {}) =>
    (parts: StubParts) => {
      const { steps: _steps, estimatedMinutes: _minutes, ...mission } = parts.missions[1];
      Object.assign(mission, {
        briefing: someWords(60),
        doneWhen: ['mission.done:ms.demo.a'],
        ...changes,
      });
      parts.missions[1] = mission as MissionFile;
      parts.questions = parts.questions.slice(0, 2);
    };

  test('are accepted without steps and minutes', () => {
    expect(RULES.flatMap((rule) => messagesOf(rule.id, aQuest()))).toEqual([]);
  });

  test('MP-21 refuses a briefing that is too short or too long', () => {
    const words = (n: number) => messagesOf('MP-21', aQuest({ briefing: someWords(n) }));
    expect([words(39), words(40), words(120), words(121)]).toEqual([
      ['the briefing of ms.demo.b has 39 words'],
      [],
      [],
      ['the briefing of ms.demo.b has 121 words'],
    ]);
  });

  test('QC-01 refuses what is neither a story nor a quest', () => {
    const says = (changes: object) =>
      problemsOf('QC-01', aQuest(changes as Partial<MissionFile>)).map(({ message }) => message);
    expect(says({ briefing: undefined }).join()).toContain('a mission has steps, or a briefing');
    expect(says({ doneWhen: undefined }).join()).toContain('a quest says when it is done');
    expect(says({ estimatedMinutes: 10 }).join()).toContain('takes the minutes');
    expect(says({ doneWhen: ['steps.seen'] }).join()).toContain('no steps or checks of its own');
    expect(says({ doneWhen: ['quiz.best:x>=101'] })).toHaveLength(1);
    const story = (parts: StubParts) =>
      Object.assign(parts.missions[0], { briefing: someWords(60), estimatedMinutes: undefined });
    expect(problemsOf('QC-01', story)).toHaveLength(2);
  });

  test('MP-01 refuses conditions that lead nowhere, and a quiz that is none', () => {
    const doneWhen: MissionFile['doneWhen'] = ['item.done:dm.x.lab', 'quiz.best:ms.demo.a>=80'];
    const unlockWhen: MissionFile['unlockWhen'] = ['item.done:dm.x.quiz'];
    expect(messagesOf('MP-01', aQuest({ doneWhen, unlockWhen }))).toEqual([
      'there is no item dm.x.lab',
      'there is no quiz ms.demo.a',
      'there is no item dm.x.quiz',
    ]);
  });

  test('MP-01 refuses papers that are not there, and takes several where any of them counts', () => {
    const doneWhen: MissionFile['doneWhen'] = [
      'paper.done:pap.no|pap.none',
      'paper.best:pap.no>=75*3',
      'topics.strong:pap.weak',
    ];
    expect(messagesOf('MP-01', aQuest({ doneWhen }))).toEqual([
      'there is no paper pap.no',
      'there is no paper pap.none',
      'there is no paper pap.no',
      'there is no paper pap.weak',
    ]);
  });

  test('QC-01 refuses a line above 100 percent and a number of sittings that is none', () => {
    const refused = ['paper.best:pap.a>=101', 'paper.best:pap.a>=75*0', 'quiz.best:dm.x>=80*2'];
    for (const condition of refused) {
      const doneWhen = [condition] as MissionFile['doneWhen'] & {};
      expect([condition, problemsOf('QC-01', aQuest({ doneWhen })).length]).toEqual([condition, 1]);
    }
  });

  test('MP-04 refuses quests that wait for each other', () => {
    const change = (parts: StubParts) => {
      aQuest()(parts);
      parts.missions[0].doneWhen = ['steps.seen', 'mission.done:ms.demo.b'];
    };
    expect(messagesOf('MP-04', change)).toHaveLength(2);
  });

  test('the minutes of a quest are those of everything it asks for, each once', () => {
    const catalog = compileCatalog(
      stubContent(aQuest({ doneWhen: ['mission.done:ms.demo.a', 'mission.done:ms.demo.a'] })),
    );
    expect(catalog.missions.map((mission) => mission.estimatedMinutes)).toEqual([6, 6]);
    expect(catalog.missions[1]).toMatchObject({ steps: [], briefing: [{ kind: 'paragraph' }] });
  });
});
