// What outlives the page, and from when on.
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { aFullStorage, anOutboxDesk, set } from '#tests/support/outbox-desk.ts';

afterEach(() => onlineManager.setOnline(true));

const never = () => new Promise<never>(() => undefined);

test('what is written just before a page goes is there on the next, though the database was not told in time', async () => {
  const desk = anOutboxDesk();
  const { put } = desk.device;
  desk.device.put = never;
  const page = await desk.aPage();
  desk.network(false);
  void page.outbox.put(set('s01', 'ticked'));
  void page.outbox.put(set('s01', 'ticked twice'));
  page.kill();
  desk.device.put = put;
  await desk.aPage();
  desk.network(true);
  await desk.settle();
  expect(desk.inputs()).toEqual(['s01=ticked twice']);
  const later = await desk.aPage();
  expect(later.outbox.state('r').entries).toEqual([]);
});

test('what is written while the device is still read comes after what lies there, and outlives the page as well', async () => {
  const desk = anOutboxDesk();
  desk.network(false);
  const first = await desk.aPage();
  await first.outbox.put(set('s01', 'old'));
  first.kill();
  const { all } = desk.device;
  desk.device.all = never;
  void first.outbox.open('ada');
  void first.outbox.put(set('s01', 'new'));
  first.outbox.close();
  desk.device.all = all;
  await desk.aPage();
  desk.network(true);
  await desk.settle();
  expect(desk.inputs()).toEqual(['s01=old', 's01=new']);
});

test('an early write is sent once, by the page that made it', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  outbox.close();
  const opened = outbox.open('ada');
  expect(await Promise.all([outbox.put(set('s01', 'early')), opened])).toEqual([true, true]);
  await desk.settle();
  expect(desk.inputs()).toEqual(['s01=early']);
  expect(desk.storage.length).toBe(0);
});

test('a database that takes an older value does not take the newer one away', async () => {
  const desk = anOutboxDesk();
  const puts: (() => void)[] = [];
  desk.device.put = () => new Promise((resolve) => puts.push(resolve));
  const page = await desk.aPage();
  desk.network(false);
  void page.outbox.put(set('s01', 'old'));
  void page.outbox.put(set('s01', 'new'));
  puts[0]!();
  await desk.settle();
  page.kill();
  const next = await desk.aPage();
  expect(next.outbox.find('r', 's01')?.input).toBe('s01=new');
});

test('a write is said to be kept once the device has it, by its storage at once or by its database later', async () => {
  const desk = anOutboxDesk();
  desk.network(false);
  const { outbox } = await desk.aPage();
  void outbox.put(set('s01', 'x'));
  expect(outbox.state('r')).toMatchObject({ entries: [{ slot: 's01' }], isKept: true });

  const full = anOutboxDesk({ storage: aFullStorage() });
  full.network(false);
  const puts: (() => void)[] = [];
  full.device.put = () => new Promise((resolve) => puts.push(resolve));
  const page = await full.aPage();
  void page.outbox.put(set('s01', 'x'));
  await full.settle();
  expect(page.outbox.state('r').isKept).toBe(false);
  puts[0]!();
  await full.settle();
  expect(page.outbox.state('r').isKept).toBe(true);
});

test('nothing of whoever signs out stays in the storage, and what is of another learner does', async () => {
  const desk = anOutboxDesk();
  desk.network(false);
  desk.device.put = never;
  const { outbox } = await desk.aPage();
  void outbox.put(set('s01', 'x'));
  await outbox.wipe('bob');
  expect(desk.storage.length).toBe(1);
  void outbox.wipe('ada');
  expect(desk.storage.length).toBe(0);
});
