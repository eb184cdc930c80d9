import { afterEach, expect, test, vi } from 'vitest';
import { endEarly, takeEarly } from './early.ts';

afterEach(() => {
  globalThis.meritpathEarly = undefined;
});
function asked(path: string, askedAt = 0, end = () => {}) {
  const answer = Promise.resolve(new Response('{}'));
  const answers = new Map([[path, { answer, askedAt, end }]]);
  globalThis.meritpathEarly = { answers, isOver: false };
  return answer;
}
const { signal } = new AbortController();

test('what was asked ahead is taken once', () => {
  const answer = asked('/api/session');
  expect(takeEarly('/api/session', 100, signal)).toBe(answer);
  expect(takeEarly('/api/session', 200, signal)).toBeUndefined();
});
test('a call of the app ends the asking ahead', () => {
  void asked('/api/session');
  expect(takeEarly('/api/courses', 100, signal)).toBeUndefined();
  expect(globalThis.meritpathEarly?.isOver).toBe(true);
});
test('an answer that waited too long is no news', () => {
  void asked('/api/session', 1_000);
  expect(takeEarly('/api/session', 31_001, signal)).toBeUndefined();
});
test('a page without it asks for itself', () => {
  expect(takeEarly('/api/session', 0, signal)).toBeUndefined();
});

test('a read that is called off ends the request that was sent ahead for it', () => {
  const end = vi.fn();
  void asked('/api/courses', 0, end);
  const read = new AbortController();
  void takeEarly('/api/courses', 100, read.signal);
  expect(end).not.toHaveBeenCalled();
  read.abort();
  expect(end).toHaveBeenCalledTimes(1);
});
test('who leaves ends what was asked ahead and not taken yet', () => {
  const end = vi.fn();
  void asked('/api/courses', 0, end);
  endEarly();
  expect(end).toHaveBeenCalledTimes(1);
  expect(takeEarly('/api/courses', 100, signal)).toBeUndefined();
});
