// What learners read has no words of those who write it: a question has no stem there, and its options no distractors.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentFiles } from './files.ts';

const files = [...readContentFiles(join(import.meta.dirname, '../../content'))].filter(([path]) =>
  path.endsWith('.yaml'),
);
const workshop = /\b(?:the|a|an adaptive|in) stems?\b(?!:)|\bdistractors?\b|\bthe stems\b/i;

test('no text of a course, the library or the help speaks of stems and distractors', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(?:#|(?:- )?stem:)/.test(line) && workshop.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
