import { expect, test } from 'vitest';
import { stubContent, stubFiles, TODAY } from '#tests/support/stub-content.ts';
import { loadContent } from './load.ts';
import { at } from './located.ts';

const mission = `id: ms.demo.a
key: a-mission
title: A
steps:
  - id: s01
    kind: reading
    body: |
      First line.

      # Third line
`;

test('fields know their lines, and literal texts the lines inside them', () => {
  const files = stubFiles((parts) => {
    parts.missions[0].steps = [
      { id: 's01', kind: 'reading', title: 'T', body: 'First line.\n\n# Third line\n' },
    ];
  });
  const text = files.get('courses/demo/missions/a.yaml') ?? '';
  const lineOf = (part: string) => text.split('\n').findIndex((row) => row.includes(part)) + 1;
  const content = loadContent(files, 'content', TODAY);
  const [first] = content.missions;
  expect(first && at(first, ['xp'])).toEqual({
    file: 'content/courses/demo/missions/a.yaml',
    line: lineOf('xp:'),
    id: 'ms.demo.a',
  });
  expect(first?.line(['steps', 0, 'title'])).toBe(lineOf('title: T'));
  expect(content.found.markdown).toMatchObject([{ line: lineOf('# Third line') }]);
});

test('a field that is missing answers the line of what should hold it', () => {
  const content = stubContent((parts) => {
    parts.files['courses/demo/missions/a.yaml'] = mission;
  });
  const problems = content.found.schema.filter((problem) => problem.message.startsWith('steps.0'));
  expect(problems).toMatchObject([{ line: 5 }]);
});

test('Windows line ends change nothing', () => {
  const dos = new Map(
    [...stubFiles()].map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
  );
  const content = loadContent(dos, 'content', TODAY);
  expect(content.found).toEqual({ schema: [], markdown: [], figures: [] });
  expect(content.missions[0]?.bodies).toEqual(stubContent().missions[0]?.bodies);
  expect(content.retired.map((entry) => entry.data)).toEqual(['dm.q.u1.9999']);
});

test('a missing rewards.yaml is a problem', () => {
  const files = stubFiles();
  files.delete('rewards.yaml');
  expect(loadContent(files, 'content', TODAY).found.schema).toMatchObject([
    { file: 'content/rewards.yaml', message: 'the file is missing' },
  ]);
});

test('a line of retired ids that is not one, or stands twice, is a problem', () => {
  const files = stubFiles();
  files.set('retired-ids.txt', 'dm.q.u1.9999 # gone\n<<<<<<< HEAD\n# a remark\ndm.q.u1.9999\n');
  expect(loadContent(files, 'content', TODAY).found.schema).toMatchObject([
    { file: 'content/retired-ids.txt', line: 2, message: 'this is not an id' },
    { line: 4, message: 'dm.q.u1.9999 stands twice' },
  ]);
});
