import { expect, test } from 'vitest';
import { hasStudySetting, STUDY_SETTINGS, studySettingsLeft } from './study-settings.ts';

const settable = (tracks: string[], companies: string[]) =>
  STUDY_SETTINGS.filter((setting) => hasStudySetting({ tracks, companies }, setting));

test('date and minutes can be set in every course, track and company where there are two of them', () => {
  expect(settable([], [])).toEqual(['exam-date', 'daily-goal']);
  expect(settable(['only'], ['one', 'other'])).toEqual(['exam-date', 'daily-goal', 'company']);
  expect(settable(['one', 'other'], ['only'])).toEqual(['exam-date', 'daily-goal', 'track']);
});

const none = { hasExamDate: false, hasGoal: false, hasTrack: false, hasCompany: false };
const both = { tracks: ['one', 'other'], companies: ['one', 'other'] };

test('what is left is what the course has and the learner did not set', () => {
  expect(studySettingsLeft(both, none)).toEqual(STUDY_SETTINGS);
  expect(studySettingsLeft(both, { ...none, hasGoal: true, hasTrack: true })).toEqual([
    'exam-date',
    'company',
  ]);
});

test('nothing is left once all that the course has is set', () => {
  const dated = { ...none, hasExamDate: true, hasGoal: true };
  expect(studySettingsLeft({ tracks: [], companies: ['only'] }, dated)).toEqual([]);
  expect(studySettingsLeft(both, { ...dated, hasTrack: true, hasCompany: true })).toEqual([]);
});
