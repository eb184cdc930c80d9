// A bank of two units and a paper that is drawn from it, laid into the stub content.
import { stringify } from 'yaml';
import type { ChoiceFile } from '#content/questions/choice.ts';
import type { PaperFile } from '#content/schema/paper.ts';
import { aQuestion, type StubParts } from './stub-content.ts';

export const BANK = 'courses/demo/banks/mock';

export const aPaper = (changes: Partial<PaperFile> = {}): PaperFile => ({
  id: 'pap.demo.mock',
  key: 'mock',
  title: 'Mock exam',
  description: 'Three questions in three minutes.',
  kind: 'simulation',
  difficulty: 'Beginner',
  bank: 'mock',
  count: 3,
  minutes: 3,
  passPercent: 60,
  blueprint: { u1: 2, u2: 1 },
  review: 'afterSubmit',
  source: 'Our own design',
  checkedOn: '2026-10-01',
  state: 'live',
  ...changes,
});

export const inBank = (number: number, changes: Partial<ChoiceFile>): ChoiceFile =>
  aQuestion(number, { lesson: 'ms.demo.a', ...changes });

/** Two units that fill the paper just so, and whatever a test changes. */
export interface Exam {
  units: Record<string, ChoiceFile[]>;
  papers: PaperFile[];
}
const anExam = (): Exam => ({
  units: {
    u1: [inBank(4, { id: 'dm.q.u1.0104' }), inBank(5, { id: 'dm.q.u1.0105' })],
    u2: [inBank(6, { id: 'dm.q.u2.0106', tags: ['dm.u2'] })],
  },
  papers: [aPaper()],
});

export const withExam =
  (change: (exam: Exam) => void = () => {}) =>
  (parts: StubParts): void => {
    const exam = anExam();
    change(exam);
    parts.files['courses/demo/papers.yaml'] = stringify(exam.papers);
    for (const [unit, questions] of Object.entries(exam.units)) {
      parts.files[`${BANK}/${unit}.yaml`] = stringify(questions);
    }
  };
