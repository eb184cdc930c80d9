import { expect, test } from 'vitest';
import { collectStart } from './collect-start.ts';

const MIB = 1 << 20;

test('what was read and is no longer needed goes back to the system', () => {
  let read: string[] | undefined = Array.from({ length: 200_000 }, (_, at) =>
    `text ${at}`.repeat(40),
  );
  const held = JSON.parse(JSON.stringify(read)) as string[];
  expect(held.length).toBe(read.length);
  held.length = 0;
  read = undefined;
  const before = process.memoryUsage().heapTotal;
  collectStart();
  expect(before - process.memoryUsage().heapTotal).toBeGreaterThan(20 * MIB);
});
