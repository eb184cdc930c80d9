import { expect, test } from 'vitest';
import { narrationMinutes, sceneSeconds } from './narration.ts';
import { runAfter, SPEEDS, speedBeside, startOfRun } from './narration-run.ts';

const words = (n: number) => Array.from({ length: n }, () => 'word').join(' ');
const playing = { scene: 0, isPlaying: true, hasEnded: false };

test('a scene stays for the time that its words take, and a moment to look', () => {
  expect(sceneSeconds(words(14))).toBeCloseTo(7.5);
  expect(sceneSeconds(words(14), 2)).toBeCloseTo(3.75);
});

test('a scene of few words stays long enough to be seen', () => {
  expect(sceneSeconds('Ready.')).toBe(2);
  expect(sceneSeconds('', 2)).toBe(2);
});

test('minutes are those of all scenes, and never none', () => {
  const say = (n: number) => ({ en: words(n), es: '', fr: '', de: '' });
  const picture = { kind: 'screen', screen: 'one', point: null } as const;
  const chapter = (...counts: number[]) => ({
    title: say(1),
    scenes: counts.map((n) => ({ picture, say: say(n) })),
  });
  expect(narrationMinutes({ chapters: [chapter(70, 70), chapter(140)] })).toBe(2);
  expect(narrationMinutes({ chapters: [chapter(3)] })).toBe(1);
});

test('nothing plays before somebody presses play', () => {
  expect(startOfRun.isPlaying).toBe(false);
  expect(runAfter(startOfRun, { kind: 'said', scene: 0 }, 3)).toEqual(startOfRun);
});

test('what was said leads to the next scene, the last one to the end', () => {
  const second = runAfter(playing, { kind: 'said', scene: 0 }, 2);
  expect(second).toEqual({ scene: 1, isPlaying: true, hasEnded: false });
  expect(runAfter(second, { kind: 'said', scene: 1 }, 2)).toEqual({
    scene: 1,
    isPlaying: false,
    hasEnded: true,
  });
});

test('the end of a scene that was left changes nothing', () => {
  const moved = runAfter(playing, { kind: 'next' }, 3);
  expect(runAfter(moved, { kind: 'said', scene: 0 }, 3)).toEqual(moved);
});

test('play after the end begins again, play after a pause goes on where it was', () => {
  const ended = { scene: 2, isPlaying: false, hasEnded: true };
  expect(runAfter(ended, { kind: 'play' }, 3)).toEqual(playing);
  const paused = runAfter({ ...playing, scene: 1 }, { kind: 'pause' }, 3);
  expect(runAfter(paused, { kind: 'play' }, 3)).toEqual({ ...playing, scene: 1 });
});

test('steps by hand stay between first and last, and neither start nor stop it', () => {
  expect(runAfter(startOfRun, { kind: 'previous' }, 3)).toEqual(startOfRun);
  expect(runAfter({ ...playing, scene: 2 }, { kind: 'next' }, 3)).toEqual({ ...playing, scene: 2 });
  expect(runAfter(playing, { kind: 'go', scene: 9 }, 3).scene).toBe(2);
  expect(runAfter(startOfRun, { kind: 'go', scene: 1 }, 3).isPlaying).toBe(false);
});

test('a step back from the end is no end any more', () => {
  const ended = { scene: 2, isPlaying: false, hasEnded: true };
  expect(runAfter(ended, { kind: 'previous' }, 3)).toEqual({
    scene: 1,
    isPlaying: false,
    hasEnded: false,
  });
});

test('speeds go up and down by one, and stop at both ends', () => {
  expect(speedBeside(1, 1)).toBe(1.25);
  expect(speedBeside(1, -1)).toBe(0.75);
  expect(speedBeside(SPEEDS[0], -1)).toBe(SPEEDS[0]);
  expect(speedBeside(2, 1)).toBe(2);
});
