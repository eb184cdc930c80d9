// Rules on the terms and the route of a path.
import { describe, expect, test } from 'vitest';
import { aReading, messagesOf, someWords } from '#tests/support/stub-content.ts';
import { withCore } from '#tests/support/stub-core.ts';
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

describe('MP-52', () => {
  const body = someWords(90, 'bridge');
  /** The lesson has a text of a mission, of which as many words as given are its own. */
  const taught = (own = 0, change: (path: PathParts) => void = () => {}) =>
    messagesOf(
      'MP-52',
      withPath((path, parts) => {
        parts.missions[0].steps[1] = aReading('s02', { body });
        const words = body.split(' ').toSpliced(0, own, ...someWords(own, 'own').split(' '));
        path.lesson.steps[1] = aReading('s02', { body: words.join(' ') });
        change(path);
      }),
    );

  test('refuses a mission that teaches again what a lesson teaches, in nearly the same words too', () => {
    const again = ['s02 of demo.one.lesson teaches again what s02 of ms.demo.a teaches'];
    expect(taught()).toEqual(again);
    expect(taught(10)).toEqual(again);
    expect(taught(70)).toEqual([]);
  });

  test('refuses a Core lesson that teaches again what a lesson of a phase teaches', () => {
    const messages = messagesOf(
      'MP-52',
      withCore(({ lessons }, path) => {
        for (const lesson of lessons) lesson.steps[1] = aReading('s02', { body });
        path.lesson.steps[1] = aReading('s02', { body });
        // Of the first card each has its own.
        path.lesson.steps[0] = aReading('s01', { body: someWords(90, 'other') });
      }),
    );
    expect(messages).toContain(
      's02 of demo.core.01 teaches again what s02 of demo.one.lesson teaches',
    );
    // Two lessons of one line stand beside each other, and may repeat a printed list.
    expect(messages.filter((one) => one.match(/demo\.core/g)!.length > 1)).toEqual([]);
  });

  test('takes twins, of which one goes off the route when the other is done', () => {
    expect(
      taught(0, ({ plan }) => {
        plan.twins = [['demo.one.lesson', 'ms.demo.a']];
      }),
    ).toEqual([]);
  });
});
