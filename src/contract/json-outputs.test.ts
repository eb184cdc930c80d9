import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { apiContract } from './api.ts';

function outputsOf(router: unknown, path = ''): [string, unknown][] {
  if (isContractProcedure(router)) return [[path, router['~orpc'].outputSchema]];
  return Object.entries(router as object).flatMap(([key, one]) => outputsOf(one, `${path}.${key}`));
}

const outputs = outputsOf(apiContract).filter(([, schema]) => schema !== undefined);

test.each(outputs)(
  'what %s answers is JSON as it is: no date, set, map or big number',
  (_, schema) => {
    const draw = () =>
      z.toJSONSchema(schema as z.ZodType, { io: 'output', unrepresentable: 'throw' });
    expect(draw).not.toThrow();
  },
);

test('a date in an output would be noticed', () => {
  expect(() => z.toJSONSchema(z.object({ at: z.date() }), { unrepresentable: 'throw' })).toThrow();
});

test('outputs were found', () => {
  expect(outputs.length).toBeGreaterThan(40);
});
