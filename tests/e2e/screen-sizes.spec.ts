// What a screen needs before it stands stays within its budget; no page is opened, the build says what it is made of.
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { currentBuild } from '#content/current-build.ts';
import { filesWith, screenFiles, screenKilobytes } from '#tests/support/screen-bytes.ts';
import { screens } from '#tests/support/screen-routes.ts';
import budgets from '../../bench/screen-budgets.json' with { type: 'json' };

const { clientDir } = currentBuild(join(import.meta.dirname, '../..'));
const budgetOf = (screen: string, screens: Readonly<Record<string, number>>): number =>
  screens[screen] ?? budgets.default;
const over = (screens: Readonly<Record<string, number>>): string[] =>
  [...screenKilobytes(clientDir)]
    .filter(([name, kB]) => kB > budgetOf(name, screens))
    .map(([name, kB]) => `${name} needs ${kB.toFixed(1)} kB of ${budgetOf(name, screens)}`);

test('every screen needs no more than its budget; one that does is named', () => {
  expect(over(budgets.screens)).toEqual([]);
  expect(over({ ...budgets.screens, dashboard: 100 })).toEqual([
    expect.stringMatching(/^dashboard needs 1\d\d\.\d kB of 100$/),
  ]);
});

test('nobody who is inside loads the door, but in the settings, which ask for passwords', () => {
  const isDoor = (file: string) => /\/door-[\w-]+\.js$/.test(file);
  const withDoor = [...screenFiles(clientDir)].flatMap(([name, files]) =>
    [...files].some(isDoor) ? [name] : [],
  );
  const isInside = (name: string) => screens.routeOf(name).access === 'learner';
  expect(withDoor).toContain('auth');
  expect(withDoor.filter(isInside)).toEqual(['settings']);
});

test('what shows notices is on every page and brings a visitor nothing of a learner', () => {
  const files = [...filesWith(clientDir, 'notices')];
  expect(files.filter((file) => /\/(?:learner|reads|parts)-/.test(file))).toEqual([]);
});
