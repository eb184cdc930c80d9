import { expect, test } from 'vitest';
import { unsubscribeTokens } from './unsubscribe-token.ts';

const tokens = unsubscribeTokens('a-secret-of-this-installation-012345');
const given = { topic: 'digest', learnerId: 'a-learner' } as const;

test('a token says whose mails of which topic, and says it again', () => {
  expect(tokens.read(tokens.sign(given))).toEqual(given);
});

test('one that was changed, cut short or signed elsewhere is none', () => {
  const token = tokens.sign(given);
  const others = [
    token.replace('digest', 'streak'),
    token.replace('a-learner', 'b-learner'),
    token.slice(0, -1),
    `${token}x`,
    unsubscribeTokens('another-secret-of-another-one-012345').sign(given),
    'digest.a-learner.',
    'all.a-learner.x',
    '',
  ];
  for (const other of others) expect([other, tokens.read(other)]).toEqual([other, undefined]);
});
