// A device on which a page of the first release left writes among the drafts.
import { expect, test } from 'vitest';
import type { Write } from '#client/base/outbox/entry.ts';
import { moveFirstRelease } from './first-release.ts';

const work = (text: string) => JSON.stringify({ kind: 'text', text });

function aDevice(forms: Record<string, Record<string, string>>) {
  const held = new Map(Object.entries(forms));
  const drafts = {
    forms: () => [...held.keys()],
    read: (form: string) => held.get(form),
    write: (form: string, fields: Record<string, string> | null) =>
      void (fields === null ? held.delete(form) : held.set(form, fields)),
  };
  const writes: Write[] = [];
  const move = (isStored: (write: Write) => boolean = () => true) =>
    moveFirstRelease({
      drafts,
      learnerId: 'l1',
      put: async (write) => {
        writes.push(write);
        return isStored(write);
      },
    });
  return { held, writes, move, said: () => writes.map(({ kind, slot }) => `${kind} ${slot}`) };
}

test('cards, answers, work handed in and drafts go over in this order and leave no trace', async () => {
  const device = aDevice({
    'player:l1:m': {
      'work:t2': work('draft'),
      'handed-in:t1': work('mine'),
      'work:t1': work('mine'),
      'choice:s2': 'a',
      'answer:s2': 'a',
      unsent: 's1,s2',
    },
  });
  await device.move();
  expect(device.said()).toEqual([
    'step.see s1',
    'step.see s2',
    'step.answer s2',
    'task.submit t1',
    'task.draft t2',
  ]);
  expect(device.writes[2]).toMatchObject({
    resource: 'activity:m',
    input: { request: { activityRef: 'm' }, stepId: 's2', answer: { chosen: ['a'] } },
  });
  expect(device.held.size).toBe(0);
});

test('each story of a lab goes over as its own', async () => {
  const device = aDevice({ 'player:l1:tg.pre.lab:BFSI': { 'work:t1': work('mine, "quoted"') } });
  await device.move();
  expect(device.writes).toMatchObject([
    {
      resource: 'activity:tg.pre.lab:BFSI',
      input: {
        request: { activityRef: 'tg.pre.lab', industry: 'BFSI' },
        answer: { kind: 'text', text: 'mine, "quoted"' },
      },
    },
  ]);
});

test('what the outbox could not put on the device stays where it is', async () => {
  const device = aDevice({ 'player:l1:m': { unsent: 's1', 'answer:s1': 'b', 'choice:s3': 'c' } });
  await device.move(({ kind }) => kind === 'step.see');
  expect(Object.fromEntries(device.held)).toEqual({
    'player:l1:m': { 'answer:s1': 'b', 'choice:s3': 'c' },
  });
});

test("what another learner left, and forms that are no player's, stay where they are", async () => {
  const forms = { 'player:l2:m': { unsent: 's1' }, 'sign-up': { email: 'a@example.org' } };
  const device = aDevice(forms);
  await device.move();
  expect(device.writes).toEqual([]);
  expect(Object.fromEntries(device.held)).toEqual(forms);
});

test('broken storage is no work', async () => {
  const device = aDevice({ 'player:l1:m': { 'work:t1': '{"kind":', 'handed-in:t2': '7' } });
  await device.move();
  expect(device.writes).toEqual([]);
  expect(device.held.size).toBe(0);
});
