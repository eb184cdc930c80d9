import { expect, test } from 'vitest';
import type { ActivityLink } from '#contract/activity-link.ts';
import { missions as german } from '#texts/de/missions.ts';
import { missions } from '#texts/en-us/missions.ts';
import { missions as french } from '#texts/fr/missions.ts';
import { allNames, lessonsOpenText, opensAfterText, testOf } from './opens-after.ts';

const named = (...titles: string[]) => titles.map((title) => [{ title }]);
const said = (steps: number, title: string) => opensAfterText(missions, { steps, next: { title } });

test('a locked mission says what to do next, and how many steps there are', () => {
  expect(said(1, 'One finish line')).toBe('Opens after “One finish line”');
  expect(said(13, 'Concrete and code')).toBe(
    'Opens after 13 activities; next: “Concrete and code”',
  );
  const next = { title: 'A' };
  expect(opensAfterText(german, { steps: 1, next })).toBe('Öffnet sich, wenn „A“ erledigt ist');
  expect(opensAfterText(german, { steps: 2, next })).toBe(
    'Öffnet sich nach 2 Aktivitäten; als Nächstes: „A“',
  );
  expect(opensAfterText(french, { steps: 2, next })).toBe(
    'S’ouvre après 2 activités\u202f; la prochaine\u202f: «\u202fA\u202f»',
  );
});

test('one that nothing opens by being done says nothing', () => {
  expect(opensAfterText(missions, null)).toBe('');
});

test('an “or” stands by itself, and says where it begins among others', () => {
  const either = [{ title: 'A' }, { title: 'B' }];
  expect(allNames(missions, [either], 'en-US')).toBe('“A” or “B”');
  expect(allNames(missions, [[{ title: 'C' }], either], 'en-US')).toBe(
    '“C” and one of: “A” or “B”',
  );
  expect(allNames(german, [[{ title: 'C' }], either], 'de')).toBe('„C“ und entweder „A“ oder „B“');
});

test('a choice comes last, wherever it stands among what must be done', () => {
  const openers = [[{ title: 'A' }, { title: 'B' }], ...named('C', 'D')];
  expect(allNames(missions, openers, 'en-US')).toBe('“C”, “D”, and one of: “A” or “B”');
});

test('a test is offered where it opens the mission whatever else is missing', () => {
  const link = (ref: string) =>
    ({ ref, kind: 'item', itemType: ref === 'test' ? null : 'lesson' }) as ActivityLink;
  expect(testOf([[link('a'), link('test')], [link('test')]])?.ref).toBe('test');
  expect(testOf([[link('a'), link('test')], [link('b')]])).toBeUndefined();
  expect(testOf([])).toBeUndefined();
});

test('lessons that are open say so where each mission of their station is locked, and nothing anywhere else', () => {
  const after = (steps: number, title: string) =>
    ({ status: 'locked', toOpen: { steps, next: { title } } }) as never;
  const locked = [after(3, 'A'), after(2, 'B')];
  const said = 'Lessons open · its missions start to open after 2 activities; next: “B”';
  expect(lessonsOpenText(missions, true, locked)).toBe(said);
  expect(lessonsOpenText(missions, true, [after(1, 'A')])).toBe(
    'Lessons open · its missions start to open after “A”',
  );
  expect(lessonsOpenText(german, true, locked)).toBe(
    'Lektionen offen · die erste Mission öffnet sich nach 2 Aktivitäten; als Nächstes: „B“',
  );
  expect(lessonsOpenText(missions, false, locked)).toBe('');
  const begun = { status: 'available', toOpen: null } as never;
  expect(lessonsOpenText(missions, true, [...locked, begun])).toBe('');
});
