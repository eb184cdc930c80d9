import { expect, test } from 'vitest';
import { arrowsBackUp, circles, fileGraph, type Graph, groupGraph } from './import-graph.ts';

const graphOf = (arrows: Record<string, readonly string[]>): Graph =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]));

test('a circle is every file of it once, types and fetches included', () => {
  const files = [
    { path: 'src/domain/a.ts', text: "import type { B } from './b.ts';\n" },
    { path: 'src/domain/b.ts', text: "const c = await import('#domain/c.ts');\n" },
    { path: 'src/domain/c.ts', text: "import './a.ts';\nimport './d.ts';\n" },
    { path: 'src/domain/d.ts', text: "import 'zod';\n" },
    { path: 'src/domain/d.test.ts', text: "import './d.ts';\n" },
  ];
  expect(circles(fileGraph(files))).toEqual([
    ['src/domain/a.ts', 'src/domain/b.ts', 'src/domain/c.ts'],
  ]);
});

test('where nothing runs in a circle, nothing runs back up', () => {
  const graph = graphOf({ top: ['middle', 'low'], middle: ['low'], low: [] });
  expect([circles(graph), arrowsBackUp(graph)]).toEqual([[], 0]);
});

test('what runs back up is counted in the order in which it is fewest', () => {
  const graph = graphOf({ a: ['b', 'c'], b: ['c'], c: ['a'] });
  expect(arrowsBackUp(graph)).toBe(1);
  expect(arrowsBackUp(graphOf({ a: ['b'], b: ['a', 'c'], c: ['b'] }))).toBe(2);
});

test('files are seen as the groups that they are in', () => {
  const graph = graphOf({ 'm/x': ['m/y', 'n/z'], 'm/y': [], 'n/z': ['other'], other: [] });
  const groups = groupGraph(graph, (path) => path.split('/')[1] && path.split('/')[0]);
  expect(groups).toEqual(graphOf({ m: ['n'], n: [] }));
});
