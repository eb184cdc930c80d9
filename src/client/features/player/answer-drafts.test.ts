import { expect, test } from 'vitest';
import { answerDrafts, type Drafts } from './answer-drafts.ts';

function memory() {
  const held = new Map<string, Record<string, string>>();
  const drafts: Drafts = {
    read: (form) => held.get(form),
    write: (form, fields) => void (fields === null ? held.delete(form) : held.set(form, fields)),
  };
  return { held, drafts };
}
const amara = { learnerId: 'l1', activityRef: 'the-cycle' };

test('answers that were begun survive a reload', () => {
  const { drafts } = memory();
  answerDrafts(drafts, amara).write('s03', { chosen: ['a', 'c'] });
  const after = answerDrafts(drafts, amara);
  expect(after.read('s03')).toEqual({ chosen: ['a', 'c'] });
  expect(after.read('s09')).toBeNull();
});

test('another learner, another mission, or another story sees none of it', () => {
  const { drafts } = memory();
  answerDrafts(drafts, { ...amara, industry: 'BFSI' }).write('s02', { chosen: ['a'] });
  for (const other of [amara, { ...amara, learnerId: 'l2' }, { ...amara, activityRef: 'other' }]) {
    expect(answerDrafts(drafts, { industry: 'Retail', ...other }).read('s02')).toBeNull();
  }
});

test('what was answered leaves no trace on the device', () => {
  const { held, drafts } = memory();
  const open = answerDrafts(drafts, amara);
  open.write('s02', { chosen: ['a'] });
  open.write('s02', null);
  expect(held.size).toBe(0);
  open.write('s03', { chosen: ['a'] });
  open.forget();
  expect(held.size).toBe(0);
});

test('an answer of any form is stored, and what the first release stored is read', () => {
  const { held, drafts } = memory();
  const pairs: [string, string][] = [['l1', 'r2']];
  answerDrafts(drafts, amara).write('s02', { pairs });
  expect(answerDrafts(drafts, amara).read('s02')).toEqual({ pairs });
  const [form = ''] = held.keys();
  held.set(form, { 'choice:s03': 'a,c' });
  expect(answerDrafts(drafts, amara).read('s03')).toEqual({ chosen: ['a', 'c'] });
});
