import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Fact } from '#domain/progress/facts.ts';
import { HANDLERS } from './handlers.ts';
import type { Handler } from './work.ts';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.handler.ts'));

/** A value of every kind of fact, or this file does not compile. */
const KINDS = {
  'activity-finished': true,
  'round-scored': true,
  'course-revisited': true,
  'step-finished': true,
  'first-right-answer': true,
  'task-submitted': true,
  'answer-given': true,
  'attempt-graded': true,
  'template-used': true,
  'event-joined': true,
  'event-closed': true,
} satisfies Record<Fact['type'], true>;

test('every file of a handler is on the list, and the list holds no other', async () => {
  expect(files.length).toBeGreaterThan(0);
  const found = await Promise.all(
    files.map(async (name) => {
      const exported: Record<string, unknown> = await import(join(folder, name));
      const handlers = Object.values(exported).filter((one) => HANDLERS.includes(one as Handler));
      return [name, handlers] as const;
    }),
  );
  for (const [name, handlers] of found) expect([name, handlers.length]).toEqual([name, 1]);
  expect(new Set(found.flatMap(([, handlers]) => handlers))).toEqual(new Set(HANDLERS));
  expect(new Set(HANDLERS).size).toBe(HANDLERS.length);
});

test('every handler says for every kind of fact what it does', () => {
  for (const handler of HANDLERS) {
    expect(Object.keys(handler).sort()).toEqual(Object.keys(KINDS).sort());
    const reactions = Object.values(handler);
    expect(reactions.every((one) => one === null || typeof one === 'function')).toBe(true);
    expect(reactions.some((one) => one !== null)).toBe(true);
  }
});

test('every kind of fact brings something', () => {
  for (const kind of Object.keys(KINDS) as Fact['type'][]) {
    expect([kind, HANDLERS.some((handler) => handler[kind] !== null)]).toEqual([kind, true]);
  }
});

test('a handler that forgets a kind of fact does not compile', () => {
  // @ts-expect-error: it says nothing about the kinds that are left out
  const forgetful: Handler = { 'activity-finished': null };
  expect(Object.keys(forgetful)).not.toHaveLength(Object.keys(KINDS).length);
});
