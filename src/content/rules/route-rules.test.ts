// Rules on the terms and the route of a path.
import { describe, expect, test } from 'vitest';
import { messagesOf } from '#tests/support/stub-content.ts';
import { type PathParts, withPath } from '#tests/support/stub-path.ts';

/** What a rule says about a path with a change to its parts. */
const said = (rule: string, change: (path: PathParts) => void): string[] =>
  messagesOf(rule, withPath(change));

test('MP-20 refuses terms that are long, explained twice or their own neighbor', () => {
  const messages = said('MP-20', (path) => {
    path.terms[0]!.text = 'A stop. It is a place. People wait there for the next train.';
    path.terms[0]!.see = ['stop'];
    path.terms[1]!.term = 'STOP';
    path.terms[1]!.notIn = ['stop sign', 'platform'];
  });
  expect(messages).toEqual([
    'stop is explained in 13 words and 3 sentences',
    'stop points to itself',
    '"STOP" is also explained at content/courses/demo/phases/start/glossary.yaml:2',
    '"platform" does not hold "STOP"',
  ]);
});

describe('MP-34', () => {
  const whole = ['sec.one', 'sec.two', 'start'];

  test('takes a route over all that there is, by parts or one by one, and twins of it', () => {
    expect(
      said('MP-34', ({ plan }) => {
        plan.route = ['ms.demo.a', 'start', 'sec.two'];
        plan.twins = [['ms.demo.a', 'demo.one.lesson']];
      }),
    ).toEqual([]);
  });

  test.each([
    [{ route: [...whole, 'sec.three'] }, 'there is no sec.three'],
    [{ route: ['ms.demo.a', ...whole] }, 'ms.demo.a stands on the route before'],
    [{ route: ['sec.one', 'start'] }, 'ms.demo.b is not on the route'],
    [{ twins: [['ms.demo.a', 'ms.demo.z'] as [string, string]] }, 'there is no activity ms.demo.z'],
  ])('refuses a stranger, a second place and a gap: %j', (change, message) => {
    expect(said('MP-34', ({ plan }) => void Object.assign(plan, change))).toEqual([message]);
  });
});
