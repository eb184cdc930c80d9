// Counts what growing the product costs: files that adding touches, files that name a question type and a kind of task, circles of
// imports, arrows between server modules that run back up, lines of the client, journeys, course names in code.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSources, type SourceFile } from '#tests/support/source-files.ts';
import { namesOf } from './new/names.ts';
import { addProcedure } from './new/procedure.ts';
import { addQuestionType } from './new/question-type.ts';
import { addScreen } from './new/screen.ts';
import { type Tree, treeOf } from './new/tree.ts';
import { arrowsBackUp, circles, fileGraph, groupGraph } from './structure/import-graph.ts';

const root = join(import.meta.dirname, '..');
const files = readSources(root, ['src', 'tests']);

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const inSource = ({ path }: SourceFile) => path.startsWith('src/') && !isTest(path);
const isCode = ({ path }: SourceFile) => /\.tsx?$/.test(path);
const lines = (text: string) => text.split('\n').length - 1;
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const source = files.filter(inSource);
const graph = fileGraph(files);
const modules = groupGraph(graph, (path) => /^src\/server\/modules\/([^/]+)\//.exec(path)?.[1]);
const loops = circles(graph);
const journeys = files.filter(({ path }) => /^tests\/e2e\/.*\.spec\.ts$/.test(path));
const client = source.filter((file) => isCode(file) && file.path.startsWith('src/client/'));
/** Stands for all types: what names it would have to hear of a new one. */
const sampleType = source.filter(({ text }) => /\bhotspot\b/.test(text));
/** Stands for all kinds of tasks. */
const sampleKind = source.filter((file) => isCode(file) && /\bmatrix\b/.test(file.text));
const named = source.filter(({ path }) => /\.(tsx?|css)$/.test(path));

/** The files that adding something touches, by adding it to a copy; what is generated apart. */
function touchedBy(add: (tree: Tree) => void): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'meritpath-count-'));
  try {
    for (const folder of ['src', 'tests/support'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    const tree = treeOf(copy);
    add(tree);
    return tree.touched.filter((path) => !path.includes('.gen.'));
  } finally {
    rmSync(copy, { recursive: true });
  }
}
const screenWithCall = touchedBy((tree) => {
  const titles = ['Counted', 'Gezählt', 'Contado', 'Compté'];
  addScreen(tree, namesOf('counted-screen'), titles);
  addProcedure(tree, namesOf('counted-call'));
});
const questionType = touchedBy((tree) => addQuestionType(tree, namesOf('counted-type')));
const ofSource = questionType.filter((path) => !isTest(path));

const rows: readonly (readonly [what: string, count: number, before: number])[] = [
  ['files touched to add a screen with one call', screenWithCall.length, 38],
  ['files touched to add a question type, its test apart', ofSource.length, 30],
  ['files of src that name one question type (hotspot)', sampleType.length, 30],
  ['files of src that name one kind of task (matrix)', sampleKind.length, 19],
  ['circles of imports between files', loops.length, 5],
  ['arrows between server modules that run back up', arrowsBackUp(modules), 9],
  [
    'lines of .ts and .tsx in src/client without tests',
    sum(client.map((f) => lines(f.text))),
    24_848,
  ],
  ['journeys', sum(journeys.map(({ text }) => matches(text, /^\s*test\(/gm))), 186],
  [
    'course names in src',
    sum(named.map(({ text }) => matches(text, /togaf|\bpmp\b|archimate/gi))),
    253,
  ],
];

for (const [what, count, before] of rows)
  console.log(`${String(count).padStart(7)}  ${what} (first release: ${before})`);
for (const loop of loops) console.log(`\ncircle: ${loop.join(', ')}`);
