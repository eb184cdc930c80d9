import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentFiles } from '#content/files.ts';
import { loadContent } from '#content/load.ts';
import { enUS } from '#texts/en-us.ts';
import { addresses, weakAreasPaper } from '../addresses.ts';
import { bottomEntries, headerMenus, sideEntries } from './entries.ts';

const { menu, nav } = enUS.shell;
const labelsOf = (courseKey: string) =>
  headerMenus(menu, courseKey).map(({ label, entries }) => [
    label,
    ...entries.map((entry) => entry.label),
  ]);

/** The brief's entries with the paper that each of them opens. */
const BRIEF = [
  [menu.foundation, 'foundation'],
  [menu.certified, 'certified'],
  [menu.review, weakAreasPaper],
] as const;

test('the exam menu names those of the papers in the brief that can be sat', () => {
  const root = join(import.meta.dirname, '../../../../content');
  const { papers } = loadContent(readContentFiles(root), 'content', '2026-01-01');
  const live = papers.flatMap(({ data }) => (data.state === 'live' ? [data.key] : []));
  const there = BRIEF.flatMap(([label, key]) => (live.includes(key) ? [label] : []));
  expect(there).toContain('Foundation 40Q');
  expect(labelsOf('togaf')).toContainEqual(['Exam Mode', menu.exams, ...there]);
});

test('a course without papers has no entry that leads to them', () => {
  expect(labelsOf('pmp')).toEqual([]);
  expect(bottomEntries(nav, 'pmp').map(({ id }) => id)).not.toContain('exam');
});

test('on a phone exams stand in the bottom bar; the side navigation leaves them to the header', () => {
  const exam = bottomEntries(nav, 'togaf').find(({ id }) => id === 'exam');
  expect([exam?.label, exam?.to]).toEqual(['Exam', addresses.exam()]);
  expect(sideEntries(nav, 'togaf').map(({ id }) => id)).not.toContain('exam');
});
