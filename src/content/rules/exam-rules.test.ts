import { describe, expect, test } from 'vitest';
import {
  aQuestion,
  messagesOf,
  problemsOf,
  type StubParts,
  stubContent,
} from '#tests/support/stub-content.ts';
import { aPaper, BANK, withExam } from '#tests/support/stub-exam.ts';
import { withPath } from '#tests/support/stub-path.ts';
import { compileCatalog } from '../compile.ts';
import { inventoryOf } from '../inventory.ts';
import type { PaperFile } from '../schema/paper.ts';

describe('a bank', () => {
  test('is used by the paper that draws from it, and unused without one', () => {
    expect(messagesOf('MP-01', withExam())).toEqual([]);
    const unused = messagesOf(
      'MP-01',
      withExam((exam) => {
        exam.papers = [];
      }),
    );
    expect(unused).toContain('nothing uses dm.q.u1.0104');
    expect(unused).toHaveLength(3);
  });

  test('is apart from what lessons ask where shares are counted, and together where nothing may be alike', () => {
    const report = (id: string) =>
      problemsOf(
        id,
        withExam((exam) => {
          const [first] = exam.units.u1!;
          exam.units.u1![1] = { ...first!, id: 'dm.q.u1.0107' };
        }),
      ).map((problem) => problem.id);
    expect(report('QC-05')).toEqual(['dm.q.u1.0107']);
    const long = 'one stone of a colour that nobody would have thought of at first';
    const faults = problemsOf(
      'QC-10',
      withExam((exam) => {
        exam.units.u1 = Array.from({ length: 12 }, (_, at) => {
          const question = aQuestion(at, { id: `dm.q.u1.02${10 + at}` });
          const options = question.options.map((option) =>
            question.answer.includes(option.id) ? { ...option, text: `${at} ${long}` } : option,
          );
          return { ...question, options };
        });
      }),
    ).filter(({ severity }) => severity === 'error');
    expect(faults.map((problem) => problem.id)).toEqual(['demo mock']);
  });

  test('is drawn together with another where a paper names both, with units of their own', () => {
    const both = (unit: string) => (parts: StubParts) => {
      withExam((exam) => {
        exam.papers = [aPaper({ bank: ['mock', 'more'], blueprint: { u1: 2, u2: 1 } })];
      })(parts);
      const text = parts.files[`${BANK}/u2.yaml`] ?? '';
      delete parts.files[`${BANK}/u2.yaml`];
      parts.files[`courses/demo/banks/more/${unit}.yaml`] = text;
    };
    expect(messagesOf('MP-01', both('u2'))).toEqual([]);
    expect(messagesOf('MP-24', both('u2'))).toEqual([]);
    const { banks, papers } = compileCatalog(stubContent(both('u2')));
    expect(papers.map(({ bankId }) => bankId)).toEqual(['mock+more']);
    const joined = banks.find(({ id }) => id === 'mock+more');
    expect(Object.keys(joined?.units ?? {})).toEqual(['u1', 'u2']);
    expect(messagesOf('MP-24', both('u1'))).toContain('the unit u1 stands in mock and more');
  });

  test('asks nothing that a lesson, mission or quiz asks', () => {
    const asked = messagesOf('MP-23', (parts) => {
      withExam()(parts);
      const check = parts.missions[0].steps?.find((step) => step.kind === 'check');
      if (check?.kind === 'check') check.question = 'dm.q.u1.0104';
    });
    expect(asked).toEqual(['dm.q.u1.0104 is also asked in ms.demo.a']);
  });

  test('holds in a unit the questions on its objective, and each family whole', () => {
    const wrong = withExam((exam) => {
      exam.units.u2![0]!.tags = ['dm.u1', 'dm.u2'];
    });
    expect(messagesOf('MP-23', wrong)).toEqual(['the first tag is dm.u1, the unit u2 is dm.u2']);
    const spread = withExam((exam) => {
      exam.units.u1![0]!.family = 'twins';
      exam.units.u2![0]!.family = 'twins';
    });
    expect(messagesOf('MP-23', spread)).toEqual(['the family twins began in the unit u1']);
    expect(messagesOf('MP-23', withExam())).toEqual([]);
  });

  test('names for each question the lesson that teaches it; what lessons ask needs none', () => {
    const without = withExam((exam) => {
      delete exam.units.u2![0]!.lesson;
    });
    expect(messagesOf('MP-23', without)).toEqual(['dm.q.u2.0106 names no lesson']);
    const beforeItsLessons = messagesOf('MP-23', (parts) => {
      without(parts);
      for (const mission of parts.missions) mission.state = 'draft';
    });
    expect(beforeItsLessons).toEqual([]);
    // The stub's path has a phase that is not written, and its lesson is on u1.
    const growing = messagesOf('MP-23', (parts) => {
      withPath((path) => {
        path.lesson.objectives = ['dm.u1'];
      })(parts);
      for (const mission of parts.missions) mission.state = 'draft';
      withExam((exam) => {
        delete exam.units.u1![0]!.lesson;
        delete exam.units.u2![0]!.lesson;
      })(parts);
    });
    expect(growing).toEqual(['dm.q.u1.0104 names no lesson']);
  });

  test('leads to what teaches: an item with readings or tasks, or a mission, and none is a draft', () => {
    const leadsTo = (...lessons: string[]) =>
      messagesOf('MP-01', (parts) => {
        withPath((path) => {
          path.deepdive.state = 'draft';
        })(parts);
        withExam((exam) => {
          const [first, second] = exam.units.u1!;
          const [third] = exam.units.u2!;
          for (const [at, one] of [first!, second!, third!].entries()) one.lesson = lessons[at]!;
        })(parts);
      });
    expect(leadsTo('demo.one.lesson', 'demo.one.artifact', 'demo.one.lab')).toEqual([]);
    expect(leadsTo('ms.demo.b', 'demo.one.quiz', 'demo.one.checklist')).toEqual([
      'there is no lesson or mission demo.one.quiz',
      'there is no lesson or mission demo.one.checklist',
    ]);
    expect(leadsTo('demo.one.deepdive', 'demo.two.lesson', 'ms.demo.a')).toEqual([
      'demo.one.deepdive is a draft, dm.q.u1.0104 is not',
      'there is no lesson or mission demo.two.lesson',
    ]);
  });
});

describe('a paper', () => {
  test('that its bank fills just so passes', () => {
    expect(messagesOf('MP-24', withExam())).toEqual([]);
  });

  test('is refused where a unit lacks questions, where drafts fill it or a family counts twice', () => {
    const lacking = withExam((exam) => {
      exam.units.u1!.pop();
    });
    expect(messagesOf('MP-24', lacking)).toEqual(['mock/u1 has 1 of 2 questions']);
    const draft = withExam((exam) => {
      exam.units.u2![0]!.state = 'draft';
    });
    expect(messagesOf('MP-24', draft)).toEqual(['mock/u2 has 0 of 1 questions']);
    const family = withExam((exam) => {
      for (const question of exam.units.u1!) question.family = 'twins';
    });
    expect(messagesOf('MP-24', family)).toEqual(['mock/u1 has 1 of 2 questions']);
  });

  test('of parts holds each unit of its blueprint in one of them', () => {
    const parted = (...parts: string[][]) =>
      withExam((exam) => {
        const paper = aPaper();
        exam.papers = [{ ...paper, parts: parts.map((units) => ({ units, passPercent: 60 })) }];
      });
    expect(messagesOf('MP-24', parted(['u1'], ['u2']))).toEqual([]);
    const message = 'its parts do not hold each unit of the blueprint once';
    expect(messagesOf('MP-24', parted(['u1'], ['u1']))).toEqual([message]);
    expect(messagesOf('MP-24', parted(['u1'], ['u1', 'u2']))).toEqual([message]);
  });

  test('of parts with clocks shares its minutes among them, and has nothing else that stops or splits it', () => {
    const clocks = (own: (number | null)[], rest: Partial<PaperFile> = {}) =>
      withExam((exam) => {
        const parts = ['u1', 'u2'].map((unit, at) => ({
          units: [unit],
          passPercent: 60,
          ...(own[at] != null && { minutes: own[at] }),
        }));
        exam.papers = [{ ...aPaper(), minutes: 30, ...rest, parts }];
      });
    expect(messagesOf('MP-24', clocks([10, 20]))).toEqual([]);
    expect(messagesOf('MP-24', clocks([null, null]))).toEqual([]);
    expect(messagesOf('MP-24', clocks([10, 10]))).toEqual([
      'its parts have 20 minutes together, the paper has 30',
    ]);
    expect(messagesOf('MP-24', clocks([30, null]))).toEqual([
      'some of its parts have minutes, and some have none',
    ]);
    const breaks = { breaksAfter: [1], breakMinutes: 5 };
    expect(messagesOf('MP-24', clocks([10, 20], breaks))).toEqual([
      'its parts have clocks beside breaks, seconds of questions or answers explained at once',
    ]);
  });

  test('of some types counts, and draws from, questions of these alone', () => {
    const typed = (types: ('sc' | 'ms')[]) =>
      withExam((exam) => {
        exam.papers = [{ ...aPaper(), types }];
      });
    expect(messagesOf('MP-24', typed(['ms']))).toContain('mock/u1 has 0 of 2 questions');
    expect(messagesOf('MP-24', typed(['sc']))).toEqual([]);
    const { banks, papers } = compileCatalog(stubContent(typed(['sc'])));
    const drawn = banks.find(({ id }) => id === papers[0]?.bankId);
    expect(papers[0]?.bankId).not.toBe('mock');
    expect(Object.keys(drawn?.units ?? {})).toEqual(['u1', 'u2']);
  });

  test('of some difficulties counts, and draws from, questions of these alone', () => {
    const limited = (questionDifficulties: ('easy' | 'hard')[]) =>
      withExam((exam) => {
        const [first, second] = exam.units.u1!;
        exam.units.u1 = [
          { ...first!, difficulty: 'easy' },
          { ...second!, difficulty: 'hard' },
        ];
        exam.papers = [aPaper({ questionDifficulties, count: 1, blueprint: { u1: 1 } })];
      });
    expect(messagesOf('MP-24', limited(['easy']))).toEqual([]);
    const { banks, papers } = compileCatalog(stubContent(limited(['easy'])));
    const drawn = banks.find(({ id }) => id === papers[0]?.bankId);
    expect(drawn?.units.u1?.map(({ questionId }) => questionId)).toEqual(['dm.q.u1.0104']);
    expect(papers[0]).not.toHaveProperty('questionDifficulties');
  });

  test('without a blueprint needs its count in the whole bank', () => {
    const whole = (count: number) =>
      withExam((exam) => {
        const { blueprint: _, ...paper } = aPaper({ count });
        exam.papers = [paper];
      });
    expect(messagesOf('MP-24', whole(3))).toEqual([]);
    expect(messagesOf('MP-24', whole(4))).toEqual(['mock has 3 of 4 questions']);
  });

  test('with a focus needs one question, with weak areas its count', () => {
    const practice = (draw: 'weak' | 'focus', count: number) =>
      withExam((exam) => {
        const { blueprint: _, ...paper } = aPaper({ count, kind: 'practice', review: 'immediate' });
        exam.papers = [{ ...paper, untimed: true, draw }];
        if (count === 99) exam.units = { u1: [], u2: [] };
      });
    expect(messagesOf('MP-24', practice('focus', 10))).toEqual([]);
    expect(messagesOf('MP-24', practice('focus', 99))).toEqual(['mock has 0 of 1 questions']);
    expect(messagesOf('MP-24', practice('weak', 3))).toEqual([]);
    expect(messagesOf('MP-24', practice('weak', 4))).toEqual(['mock has 3 of 4 questions']);
  });

  test('is drawn by a focus or asks one by one only as a practice, and its seconds fit its minutes', () => {
    const of = (changes: Partial<PaperFile>) =>
      withExam((exam) => {
        const { blueprint: _, ...paper } = aPaper({ count: 3, minutes: 1, ...changes });
        exam.papers = [paper];
      });
    const practice = { kind: 'practice', review: 'immediate' } as const;
    expect(messagesOf('MP-24', of({ ...practice, secondsPerQuestion: 20 }))).toEqual([]);
    expect(messagesOf('MP-24', of({ ...practice, secondsPerQuestion: 21 }))).toEqual([
      '3 questions of 21 s do not fit into 1 minutes',
    ]);
    expect(messagesOf('MP-24', of({ draw: 'weak' }))).toEqual([
      'only a practice that explains at once is drawn by weak',
    ]);
    expect(messagesOf('MP-24', of({ secondsPerQuestion: 20 }))).toEqual([
      'only a practice that explains at once and has no focus asks one by one',
    ]);
    expect(messagesOf('MP-24', of({ ...practice, untimed: true }))).toEqual([]);
    const noClock = 'only a practice without seconds for each question runs without a clock';
    expect(messagesOf('MP-24', of({ untimed: true }))).toEqual([noClock]);
    expect(messagesOf('MP-24', of({ ...practice, untimed: true, secondsPerQuestion: 20 }))).toEqual(
      [noClock],
    );
    const both = withExam((exam) => {
      exam.papers = [aPaper({ ...practice, draw: 'weak' })];
    });
    expect(messagesOf('MP-24', both)).toEqual(['it has a blueprint and is drawn by weak']);
  });

  test('names the pace of the exam where it is another one, and only where one clock runs through', () => {
    const of = (changes: Partial<PaperFile>) =>
      withExam((exam) => {
        const examPace = { asks: 'questions', count: 180, minutes: 240 } as const;
        exam.papers = [aPaper({ minutes: 30, examPace, ...changes })];
      });
    expect(messagesOf('MP-24', of({}))).toEqual([]);
    expect(messagesOf('MP-24', of({ minutes: 4 }))).toEqual(['its own pace is that of the exam']);
    const asks = { asks: 'scenarios', count: 3, minutes: 30 } as const;
    expect(messagesOf('MP-24', of({ examPace: asks }))).toEqual([]);
    const noClock = ['no clock runs through it from the start to the end'];
    expect(messagesOf('MP-24', of({ breaksAfter: [1], breakMinutes: 5 }))).toEqual(noClock);
    expect(messagesOf('MP-24', of({ review: 'immediate', kind: 'practice' }))).toEqual(noClock);
  });

  test('that learners put together names the pace of its clock, and runs without one until they want it', () => {
    const of = (changes: Partial<PaperFile>) =>
      withExam((exam) => {
        const { blueprint: _, ...paper } = aPaper({
          kind: 'practice',
          review: 'immediate',
          draw: 'focus',
          examPace: { asks: 'questions', count: 180, minutes: 240 },
          minutes: 30,
          ...changes,
        });
        exam.papers = [paper];
      });
    expect(messagesOf('MP-24', of({ untimed: true }))).toEqual([]);
    expect(messagesOf('MP-24', of({}))).toEqual([
      'what learners put together runs without a clock until they want one',
    ]);
  });

  test('is refused where its blueprint does not sum to its count, even as a draft', () => {
    const sums = withExam((exam) => {
      exam.papers = [aPaper({ count: 4, state: 'draft' })];
    });
    expect(messagesOf('MP-24', sums)).toEqual([
      'the blueprint sums to 3, the paper has 4 questions',
    ]);
  });

  test('may wait for its bank as a draft', () => {
    const waiting = withExam((exam) => {
      exam.units.u1!.pop();
      exam.papers = [aPaper({ state: 'draft' })];
    });
    expect(messagesOf('MP-24', waiting)).toEqual([]);
  });

  test('has an id and a key of its own', () => {
    const twice = withExam((exam) => {
      exam.papers = [aPaper(), aPaper({ id: 'mock' })];
    });
    expect(messagesOf('QC-02', twice)).toEqual([
      'the id "mock" does not have the form of its kind',
      'the key "mock" is taken by another paper of the course',
    ]);
  });
});

test('banks and papers are compiled, drafts left out, and counted', () => {
  const content = stubContent(
    withExam((exam) => {
      exam.units.u1!.push(aQuestion(7, { id: 'dm.q.u1.0108', state: 'draft' }));
      exam.units.u1![0]!.family = 'twins';
      exam.papers.push(aPaper({ id: 'pap.demo.later', key: 'later', state: 'draft' }));
    }),
  );
  const { banks, papers } = compileCatalog(content);
  expect(banks).toEqual([
    {
      id: 'mock',
      courseKey: 'demo',
      units: {
        u1: [
          { questionId: 'dm.q.u1.0104', forms: ['sc'], family: 'twins' },
          { questionId: 'dm.q.u1.0105', forms: ['sc'] },
        ],
        u2: [{ questionId: 'dm.q.u2.0106', forms: ['sc'] }],
      },
    },
  ]);
  const { bank: bankId, state: _, ...rest } = aPaper();
  expect(papers).toEqual([{ ...rest, bankId, courseKey: 'demo' }]);
  const counted = inventoryOf(content, 'demo').filter(({ key }) =>
    ['papers', 'bankQuestions'].includes(key),
  );
  expect(counted.map(({ stands }) => stands)).toEqual([1, 3]);
});
