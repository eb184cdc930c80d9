import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { messagesOf, type StubParts, stubContent } from '#tests/support/stub-content.ts';
import { type Exam, inBank, withExam } from '#tests/support/stub-exam.ts';
import { compileCatalog } from '../compile.ts';
import type { CaseFile } from '../schema/case.ts';

const FACT = 'the ferry is out of service until the third of May';
const aCase = (changes: Partial<CaseFile> = {}): CaseFile => ({
  id: 'dm.case.ferry',
  title: 'The ferry',
  text: `It is said that ${FACT}.\n\n${'More is said of the harbor than is needed here. '.repeat(12)}`,
  table: {
    columns: ['Crew', 'Days'],
    rows: [
      ['Deck', '4'],
      ['Engine', '6'],
    ],
  },
  facts: { closed: FACT, engine: 'Engine 6' },
  checkedOn: '2026-10-01',
  state: 'live',
  rev: 1,
  ...changes,
});

/** Three questions on one case beside those that fill the paper. */
const withCase =
  (one: CaseFile = aCase(), change: (exam: Exam) => void = () => {}) =>
  (parts: StubParts): void => {
    withExam((exam) => {
      for (const at of [1, 2, 3]) {
        exam.units.u1!.push(
          inBank(10 + at, {
            id: `dm.q.u1.020${at}`,
            case: { id: 'dm.case.ferry', uses: at === 1 ? ['engine'] : ['closed'] },
          }),
        );
      }
      exam.papers[0]!.count = 4;
      exam.papers[0]!.blueprint = { u1: 3, u2: 1 };
      exam.papers[0]!.caseSets = 1;
      change(exam);
    })(parts);
    parts.files['courses/demo/cases/ferry.yaml'] = stringify([one]);
  };
const third = (exam: Exam) => exam.units.u1!.at(-1)!;

describe('a case set', () => {
  test('is drawn by the paper that asks for one, and its questions carry the case', () => {
    const parts = withCase(aCase(), (exam) => {
      exam.units.u1!.push(inBank(20, { id: 'dm.q.u1.0220' }));
    });
    expect(messagesOf('MP-49', parts)).toEqual([]);
    expect(messagesOf('MP-24', parts)).toEqual([]);
    const { banks, questions } = compileCatalog(stubContent(parts));
    expect(banks[0]?.sets).toEqual([
      {
        caseId: 'dm.case.ferry',
        questions: [1, 2, 3].map((at) => ({ questionId: `dm.q.u1.020${at}`, unit: 'u1' })),
      },
    ]);
    expect(banks[0]?.units.u1?.map(({ questionId }) => questionId)).not.toContain('dm.q.u1.0201');
    const first = questions.find(({ id }) => id === 'dm.q.u1.0201');
    expect(first?.case?.paragraphs).toHaveLength(2);
    expect(first?.case?.uses).toEqual(['Engine 6']);
  });

  test('has three to five questions, in a bank, without families', () => {
    const two = withCase(aCase(), (exam) => {
      exam.units.u1!.pop();
    });
    expect(messagesOf('MP-49', two)).toEqual(['dm.case.ferry has 2 questions']);
    const twins = withCase(aCase(), (exam) => {
      third(exam).family = 'twins';
    });
    expect(messagesOf('MP-49', twins)).toEqual(['it has a family and a case']);
  });

  test('holds each fact word by word, and each is used', () => {
    expect(
      messagesOf('MP-49', withCase(aCase({ facts: { closed: FACT, engine: 'Engine 7' } }))),
    ).toEqual(['the fact engine does not stand in the case']);
    const more = { closed: FACT, engine: 'Engine 6', deck: 'Deck 4' };
    expect(messagesOf('MP-49', withCase(aCase({ facts: more })))).toEqual([
      'no question uses the fact deck',
    ]);
    const wrong = withCase(aCase(), (exam) => {
      third(exam).case = { id: 'dm.case.ferry', uses: ['closed', 'sunk'] };
    });
    expect(messagesOf('MP-49', wrong)).toEqual(['dm.case.ferry has no fact sunk']);
  });

  test('is there, is no draft, and has words and cells enough', () => {
    const gone = withCase(aCase(), (exam) => {
      third(exam).case = { id: 'dm.case.boat', uses: ['closed'] };
    });
    expect(messagesOf('MP-49', gone)).toEqual(
      expect.arrayContaining(['there is no case dm.case.boat']),
    );
    const draft = messagesOf('MP-49', withCase(aCase({ state: 'draft' })));
    expect(draft).toContain('dm.case.ferry is a draft, dm.q.u1.0201 is not');
    const short = aCase({ text: `It is said that ${FACT}.` });
    expect(messagesOf('MP-49', withCase(short))).toEqual(['the case has 15 words']);
    const table = { columns: ['Crew', 'Days'], rows: [['Deck'], ['Engine', '6']] };
    expect(messagesOf('MP-49', withCase(aCase({ table })))).toEqual([
      'row 1 has 1 cells, the table 2 columns',
    ]);
  });

  test('lies in banks that one paper draws', () => {
    const parts = (all: StubParts) => {
      withCase()(all);
      const text = all.files['courses/demo/banks/mock/u2.yaml']!;
      const moved = stringify([
        inBank(30, {
          id: 'dm.q.u3.0230',
          case: { id: 'dm.case.ferry', uses: ['closed'] },
          tags: ['dm.u2'],
        }),
      ]);
      all.files['courses/demo/banks/mock/u2.yaml'] = text;
      all.files['courses/demo/banks/other/u3.yaml'] = moved;
    };
    expect(messagesOf('MP-49', parts)).toContain('no paper draws all questions of dm.case.ferry');
  });

  test('is refused where the blueprint or the blocks have no room for it', () => {
    const narrow = withCase(aCase(), (exam) => {
      exam.papers[0]!.count = 3;
      exam.papers[0]!.blueprint = { u1: 2, u2: 1 };
    });
    expect(messagesOf('MP-24', narrow)).toEqual([
      'its 1 case sets do not fit into its blueprint and blocks',
    ]);
    const broken = withCase(aCase(), (exam) => {
      exam.units.u1!.push(inBank(20, { id: 'dm.q.u1.0220' }));
      Object.assign(exam.papers[0]!, { breaksAfter: [2], breakMinutes: 1 });
    });
    expect(messagesOf('MP-24', broken)).toEqual([
      'its 1 case sets do not fit into its blueprint and blocks',
    ]);
  });
});

test('a paper that asks for forms gets them in every draw, or is refused', () => {
  const asks = (ms: number) =>
    withExam((exam) => {
      exam.units.u1![0] = {
        ...exam.units.u1![0]!,
        table: {
          columns: ['a', 'b'],
          rows: [
            ['1', '2'],
            ['3', '4'],
          ],
        },
      };
      exam.papers[0]!.mix = { graphic: ms };
    });
  expect(messagesOf('MP-24', asks(1))).toEqual([]);
  expect(messagesOf('MP-24', asks(2))).toEqual(['a draw has 1 of 2 questions of the form graphic']);
});
