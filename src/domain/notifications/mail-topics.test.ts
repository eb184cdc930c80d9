import { expect, test } from 'vitest';
import { settingsOf } from '#domain/settings/settings.ts';
import { isMailed, isMailTopic, MAIL_TOPICS, settingsOnLeaving } from './mail-topics.ts';

test('mails come as they were chosen: all but the digest, until somebody says otherwise', () => {
  expect(MAIL_TOPICS.filter((topic) => isMailed(topic, settingsOf({})))).toEqual([
    'achievements',
    'streak',
  ]);
  expect(isMailed('digest', settingsOf({ weeklyDigest: true }))).toBe(true);
  const none = settingsOf({ weeklyDigest: true, notifyByEmail: false });
  expect(MAIL_TOPICS.filter((topic) => isMailed(topic, none))).toEqual([]);
});

test.each(MAIL_TOPICS)('leaving %s ends its own mails and leaves the others', (left) => {
  const before = settingsOf({ weeklyDigest: true });
  const after = { ...before, ...settingsOnLeaving(left) };
  expect(MAIL_TOPICS.filter((topic) => !isMailed(topic, after))).toEqual([left]);
  const all = { ...before, ...settingsOnLeaving('all') };
  expect(MAIL_TOPICS.filter((topic) => isMailed(topic, all))).toEqual([]);
});

test('a name is a topic only where it is one', () => {
  expect(isMailTopic('digest')).toBe(true);
  for (const other of ['', 'all', 'toString']) expect(isMailTopic(other)).toBe(false);
});
