import { expect, test } from 'vitest';
import { MS_PER_HOUR } from '#domain/kernel/time.ts';
import { isAchievementMailDue } from './achievement-mail.ts';

const now = Date.UTC(2026, 2, 9, 12);
const ago = (minutes: number) => now - minutes * 60_000;

test('news that was not seen is mailed half an hour after the last of it', () => {
  expect(isAchievementMailDue([ago(90), ago(30)], undefined, now)).toBe(true);
  expect(isAchievementMailDue([ago(90), ago(29)], undefined, now)).toBe(false);
  expect(isAchievementMailDue([], undefined, now)).toBe(false);
});

test('one mail comes in twenty hours; what came meanwhile waits for the next', () => {
  expect(isAchievementMailDue([ago(60)], now - 20 * MS_PER_HOUR + 1, now)).toBe(false);
  expect(isAchievementMailDue([ago(60)], now - 20 * MS_PER_HOUR, now)).toBe(true);
});
