import { expect, test } from 'vitest';
import { hasStudySetting, STUDY_SETTINGS } from './study-settings.ts';

const settable = (tracks: string[], companies: string[]) =>
  STUDY_SETTINGS.filter((setting) => hasStudySetting({ tracks, companies }, setting));

test('date and minutes can be set in every course, track and company where there are two of them', () => {
  expect(settable([], [])).toEqual(['exam-date', 'daily-goal']);
  expect(settable(['only'], ['one', 'other'])).toEqual(['exam-date', 'daily-goal', 'company']);
  expect(settable(['one', 'other'], ['only'])).toEqual(['exam-date', 'daily-goal', 'track']);
});
