import { expect, test } from 'vitest';
import { choiceDrafts, type Drafts } from './choice-drafts.ts';

function memory() {
  const held = new Map<string, Record<string, string>>();
  const drafts: Drafts = {
    read: (form) => held.get(form),
    write: (form, fields) => void (fields === null ? held.delete(form) : held.set(form, fields)),
  };
  return { held, drafts };
}
const amara = { learnerId: 'l1', activityRef: 'the-cycle' };

test('open choices survive a reload', () => {
  const { drafts } = memory();
  choiceDrafts(drafts, amara).write('s03', ['a', 'c']);
  const after = choiceDrafts(drafts, amara);
  expect(after.read('s03')).toEqual(['a', 'c']);
  expect(after.read('s09')).toEqual([]);
});

test('another learner, another mission, or another story sees none of it', () => {
  const { drafts } = memory();
  choiceDrafts(drafts, { ...amara, industry: 'BFSI' }).write('s02', ['a']);
  for (const other of [amara, { ...amara, learnerId: 'l2' }, { ...amara, activityRef: 'other' }]) {
    expect(choiceDrafts(drafts, { industry: 'Retail', ...other }).read('s02')).toEqual([]);
  }
});

test('what was answered leaves no trace on the device', () => {
  const { held, drafts } = memory();
  const open = choiceDrafts(drafts, amara);
  open.write('s02', ['a']);
  open.write('s02', []);
  expect(held.size).toBe(0);
  open.write('s03', ['a']);
  open.forget();
  expect(held.size).toBe(0);
});
