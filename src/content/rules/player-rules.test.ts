// Rules on what cards do beyond being read: touched pictures, settings, the first right answer.
import { expect, test } from 'vitest';
import type { StudySetting } from '#domain/settings/study-settings.ts';
import { messagesOf, type StubParts } from '#tests/support/stub-content.ts';

const reading = (parts: StubParts, index: number) => {
  const step = parts.missions[0].steps[index];
  if (step?.kind !== 'reading') throw new Error(`step ${index} is no reading`);
  return step;
};

test('MP-33 refuses places that cannot be touched, and pieces without one', () => {
  const point = (id: string, x: number, width = 44) => ({
    id,
    label: id,
    text: 'One sentence.',
    x,
    y: 20,
    width,
    height: 44,
  });
  const touching = (touch: object) =>
    messagesOf('MP-33', (parts) => {
      const { figure } = reading(parts, 0);
      if (figure) Object.assign(figure, { touch });
    });
  expect(touching({ points: [point('a', 20), point('b', 80)] })).toEqual([]);
  const pieces = [
    { id: 'p', label: 'P', at: 'a' },
    { id: 'q', label: 'Q', at: 'a' },
    { id: 'r', label: 'R', at: 'z' },
  ];
  expect(
    touching({ points: [point('a', 20), point('b', 40), point('c', 470, 20)], pieces }),
  ).toEqual([
    'the areas a and b overlap',
    'the area c leaves the picture',
    'the place c is too small to touch',
    'the piece q shares the place a',
    'the piece r has no place z',
  ]);
});

test('MP-35 refuses settings that the course has not, twice, and before the last reading', () => {
  const setting = (index: number, sets: StudySetting[], change = (_: StubParts) => {}) =>
    messagesOf('MP-35', (parts) => {
      reading(parts, index).sets = sets;
      change(parts);
    });
  expect(setting(3, ['company', 'track', 'exam-date', 'daily-goal'])).toEqual([]);
  expect(
    setting(3, ['company', 'company'], (parts) => {
      parts.course.companies = [];
    }),
  ).toEqual([
    'the course has no choice of company',
    'the course has no choice of company',
    'company stands twice',
  ]);
  expect(setting(0, ['exam-date'])).toEqual(['readings follow the card that sets']);
});

test('MP-36 refuses a first right answer that pays all, and one that nobody can give', () => {
  const paying = (firstRightXp: number, change = (_: StubParts) => {}) =>
    messagesOf('MP-36', (parts) => {
      parts.missions[0].firstRightXp = firstRightXp;
      change(parts);
    });
  expect(paying(49)).toEqual([]);
  expect(paying(50)).toEqual(['50 of 50 XP']);
  expect(
    paying(10, ({ missions: [mission] }) => {
      mission.steps = mission.steps.filter(({ kind }) => kind === 'reading');
    }),
  ).toEqual(['there is no check to answer']);
});
