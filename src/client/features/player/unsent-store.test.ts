import { expect, test } from 'vitest';
import { type Drafts, unsentStore } from './unsent-store.ts';

function memory() {
  const kept = new Map<string, Record<string, string>>();
  const drafts: Drafts = {
    read: (form) => kept.get(form),
    write: (form, fields) => void (fields === null ? kept.delete(form) : kept.set(form, fields)),
  };
  return { kept, drafts };
}
const amara = { learnerId: 'l1', activityRef: 'the-cycle' };

test('unsent steps and open choices survive a reload', () => {
  const { drafts } = memory();
  const before = unsentStore(drafts, amara);
  before.keepUnsent(['s02', 's03']);
  before.keepChoice('s03', ['a', 'c']);
  const after = unsentStore(drafts, amara);
  expect(after.unsent()).toEqual(['s02', 's03']);
  expect(after.choice('s03')).toEqual(['a', 'c']);
  expect(after.choice('s09')).toEqual([]);
});
test('another learner, or another mission, sees none of it', () => {
  const { drafts } = memory();
  unsentStore(drafts, amara).keepUnsent(['s02']);
  expect(unsentStore(drafts, { ...amara, learnerId: 'l2' }).unsent()).toEqual([]);
  expect(unsentStore(drafts, { ...amara, activityRef: 'other' }).unsent()).toEqual([]);
});
test('what was sent leaves no trace on the device', () => {
  const { kept, drafts } = memory();
  const store = unsentStore(drafts, amara);
  store.keepUnsent(['s02']);
  store.keepUnsent([]);
  expect(kept.size).toBe(0);
  store.keepChoice('s03', ['a']);
  store.forget();
  expect(kept.size).toBe(0);
});
test('work on a task survives a reload, each story of a lab with its own', () => {
  const { drafts } = memory();
  const bank = { ...amara, industry: 'BFSI' };
  unsentStore(drafts, bank).keepWork('t1', { kind: 'text', text: 'mine, and "quoted"' });
  expect(unsentStore(drafts, bank).work('t1')).toEqual({
    kind: 'text',
    text: 'mine, and "quoted"',
  });
  expect(unsentStore(drafts, bank).workSteps()).toEqual(['t1']);
  expect(unsentStore(drafts, { ...amara, industry: 'Retail' }).work('t1')).toBeNull();
  unsentStore(drafts, bank).keepWork('t1', null);
  expect(unsentStore(drafts, bank).workSteps()).toEqual([]);
});
test('broken storage is no work', () => {
  const { kept, drafts } = memory();
  kept.set('player:l1:the-cycle', { 'work:t1': '{"kind":', 'work:t2': '7' });
  const store = unsentStore(drafts, amara);
  expect([store.work('t1'), store.work('t2')]).toEqual([null, null]);
});
test('an answer and work handed in wait for the server over a reload, and go once it has them', () => {
  const { kept, drafts } = memory();
  const before = unsentStore(drafts, amara);
  before.keepAnswer('s03', ['a', 'c']);
  before.keepHandedIn('t1', { kind: 'text', text: 'mine' });
  const after = unsentStore(drafts, amara);
  expect(after.answers()).toEqual([['s03', ['a', 'c']]]);
  expect(after.handedIn()).toEqual([['t1', { kind: 'text', text: 'mine' }]]);
  after.keepAnswer('s03', null);
  after.keepHandedIn('t1', null);
  expect([after.answers(), after.handedIn()]).toEqual([[], []]);
  expect(kept.size).toBe(0);
});
