import { expect, test } from 'vitest';
import { aCheck, aReading } from '#tests/support/builders.ts';
import { markedTerms } from './marked-terms.ts';

const term = (id: string) => ({ kind: 'term' as const, id, content: ['word'] });

test('the terms of readings are listed once each, wherever they stand', () => {
  const steps = [
    aReading({ body: [{ kind: 'paragraph', content: ['A ', term('b'), term('a')] }] }),
    aCheck(),
    aReading({
      body: [
        { kind: 'list', ordered: false, items: [[{ kind: 'strong', content: [term('c')] }]] },
        { kind: 'table', head: [['H']], rows: [[[term('a')], [term('d')]]] },
      ],
    }),
  ];
  expect(markedTerms(steps)).toEqual(['b', 'a', 'c', 'd']);
});

test('steps without a reading have none', () => {
  expect(markedTerms([aCheck()])).toEqual([]);
});
