import { expect, test, vi } from 'vitest';
import { reloadIfOutdated } from './outdated.ts';

function tab(served: () => Promise<string>) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const look = () =>
    reloadIfOutdated({
      script: '/assets/index-old.js',
      served,
      kept: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
      },
      reload,
    });
  return { look, reload };
}
const pageOf = (script: string) => async () => `<html><script src="${script}"></script></html>`;

test('a page of a former build is reloaded, and once only', async () => {
  const { look, reload } = tab(pageOf('/assets/index-new.js'));
  expect(await look()).toBe(true);
  expect(await look()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page of the build that is served stays: what broke it would break it again', async () => {
  const { look, reload } = tab(pageOf('/assets/index-old.js'));
  expect(await look()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('without a network, or behind a page of somebody else, nothing is reloaded', async () => {
  const lost = tab(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await lost.look()).toBe(false);
  const portal = tab(async () => 'Bad gateway');
  expect(await portal.look()).toBe(false);
});
