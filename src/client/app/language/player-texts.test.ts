import { expect, test } from 'vitest';
import { enUS } from '#texts/en-us.ts';
import { kindName, playerTexts } from './player-texts.ts';

const { player } = enUS;

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
  expect([kindName(enUS, 'testout'), kindName(enUS, 'lab'), kindName(enUS, 'mission')]).toEqual([
    'Test out',
    'Lab',
    'Mission',
  ]);
});
