import { expect, test } from 'vitest';
import { productCatalog } from '#tests/support/catalog.ts';
import { SAMPLE_EXAM } from '#tests/support/exam-catalog.ts';
import type { Catalog } from './catalog.ts';
import { indexCatalog } from './catalog-index.ts';
import { offerOf } from './offer.ts';

const entry = (questionId: string) => ({ questionId });

function offered(over: Pick<Catalog, 'banks' | 'papers'>) {
  return offerOf(indexCatalog({ ...productCatalog(), ...over }), 'togaf');
}

test('a question that two banks share is one, and another course counts for itself', () => {
  const banks: Catalog['banks'] = [
    { id: 'one', courseKey: 'togaf', units: { u1: [entry('q1'), entry('q2')], u2: [entry('q3')] } },
    { id: 'both', courseKey: 'togaf', units: { u1: [entry('q2'), entry('q4')] } },
    { id: 'other', courseKey: 'pmp', units: { u1: [entry('q5')] } },
  ];
  expect(offered({ banks, papers: [] })).toMatchObject({ questions: 4, practiceExams: 0 });
});

test('the questions of a case set are questions of the course', () => {
  const sets = [
    { caseId: 'k', questions: ['q1', 'q2'].map((id) => ({ questionId: id, unit: 'u1' })) },
  ];
  const banks: Catalog['banks'] = [
    { id: 'one', courseKey: 'togaf', units: { u1: [entry('q3')] }, sets },
  ];
  expect(offered({ banks, papers: [] }).questions).toBe(3);
});

test('a practice exam is a paper that is sat like the exam', () => {
  const papers: Catalog['papers'] = [
    SAMPLE_EXAM,
    { ...SAMPLE_EXAM, id: 'pap.sample.drill', key: 'sample-drill', kind: 'practice' },
    { ...SAMPLE_EXAM, id: 'pap.sample.other', key: 'sample-other', courseKey: 'pmp' },
  ];
  expect(offered({ banks: [], papers })).toMatchObject({ questions: 0, practiceExams: 1 });
});
