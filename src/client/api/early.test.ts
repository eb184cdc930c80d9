import { afterEach, expect, test } from 'vitest';
import { takeEarly } from './early.ts';

afterEach(() => {
  globalThis.meritpathEarly = undefined;
});
function asked(path: string, askedAt = 0) {
  const answer = Promise.resolve(new Response('{}'));
  globalThis.meritpathEarly = { answers: new Map([[path, { answer, askedAt }]]), isOver: false };
  return answer;
}

test('what was asked ahead is taken once', () => {
  const answer = asked('/api/session');
  expect(takeEarly('/api/session', 100)).toBe(answer);
  expect(takeEarly('/api/session', 200)).toBeUndefined();
});
test('a call of the app ends the asking ahead', () => {
  void asked('/api/session');
  expect(takeEarly('/api/courses', 100)).toBeUndefined();
  expect(globalThis.meritpathEarly?.isOver).toBe(true);
});
test('an answer that waited too long is no news', () => {
  void asked('/api/session', 1_000);
  expect(takeEarly('/api/session', 31_001)).toBeUndefined();
});
test('a page without it asks for itself', () => {
  expect(takeEarly('/api/session', 0)).toBeUndefined();
});
