import { expect, test } from 'vitest';
import { localized } from '#tests/support/builders.ts';
import { textsOf } from '#tests/support/texts.ts';
import type { TextOf } from './language.tsx';
import { kindName, playerTexts } from './player-texts.ts';

const english = await textsOf('en-US');
const { player } = english;
const textOf: TextOf = (area) => english[area];

test('a mission keeps its own words', () => {
  expect(playerTexts(player, 'mission').finish).toBe('Finish mission');
});
test('an item is never called a mission', () => {
  const lab = playerTexts(player, 'lab');
  const said = [lab.finish, lab.leave, lab.cards, lab.loading, lab.failed, lab.finishFailed];
  said.push(lab.intro.start, lab.intro.locked, lab.intro.all, lab.done.title, lab.done.next);
  expect(said.filter((text) => /mission/i.test(text))).toEqual([]);
  expect(lab.continue).toBe(player.continue);
});
test('a test that opens a phase says so', () => {
  const test = playerTexts(player, 'testout');
  expect([test.finish, test.done.title]).toEqual(['Open the phase', 'Phase open!']);
  expect(test.leave).toBe(player.item.leave);
  const called = (kind: string, name: string | null = null) =>
    kindName(textOf, 'en-US', { kind, kindName: name === null ? null : localized(name) });
  expect([called('testout'), called('lab', 'Lab'), called('mission')]).toEqual([
    'Test out',
    'Lab',
    'Mission',
  ]);
});
