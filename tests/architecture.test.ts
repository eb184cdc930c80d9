import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circles, fileGraph } from '../scripts/structure/import-graph.ts';
import { courseNamesIn } from './support/course-names.ts';
import { importsOf, readSources, type SourceFile } from './support/source-files.ts';
import { styleNameBreaches } from './support/style-names.ts';
import {
  countRead,
  MODULE_ORDER,
  ROOMS_WITH_README,
  SOURCE_ROOMS,
  WALLS,
} from './support/walls.ts';

const root = join(import.meta.dirname, '..');
const files = readSources(root, ['src', 'tests', 'scripts', 'bench', 'content', 'docs']);

// Some checkers report "no violations" because they read nothing.
test('every room was really read, with its imports', () => {
  const counts = countRead(files);
  for (const room of [...SOURCE_ROOMS, 'tests', 'scripts'])
    expect([room, counts[room]?.files ?? 0]).toSatisfy(([, count]) => count > 0);
  for (const room of ['domain', 'contract', 'content', 'server', 'client', 'tests', 'scripts'])
    expect([room, counts[room]?.imports ?? 0]).toSatisfy(([, count]) => count > 0);
  expect(files.filter(({ path }) => path.startsWith('content/')).length).toBeGreaterThan(0);
});

test.each(Object.values(WALLS))('$name', ({ check }) => {
  expect(check(files)).toEqual([]);
});

test('every server module has its place in the order, and no other has', () => {
  const modules = files.flatMap(
    ({ path }) => /^src\/server\/modules\/([^/]+)\//.exec(path)?.[1] ?? [],
  );
  expect(new Set(modules)).toEqual(new Set(MODULE_ORDER));
});

const file = (path: string, text = ''): SourceFile => ({ path, text });
const importing = (path: string, specifier: string) =>
  file(path, `// A file.\nimport { x } from '${specifier}';\n`);

/** For every wall files that break it and their neighbours that do not. */
const canaries: Record<keyof typeof WALLS, { bad: SourceFile[]; good: SourceFile[] }> = {
  rooms: {
    bad: [
      importing('src/domain/kernel/x.ts', '#contract/fields.ts'),
      importing('src/domain/kernel/x.ts', '../../server/app.ts'),
      importing('src/domain/kernel/x.ts', 'zod'),
      importing('src/domain/kernel/x.ts', 'node:fs'),
      importing('src/domain/kernel/x.ts', 'ts-fsrs'),
      importing('src/domain/kernel/x.ts', '#tests/support/builders.ts'),
      importing('src/contract/x.ts', '#server/app.ts'),
      importing('src/contract/x.ts', '@orpc/server'),
      importing('src/contract/x.ts', '#texts/en-us.ts'),
      importing('src/content/x.ts', '#contract/fields.ts'),
      importing('src/content/x.ts', 'hono'),
      importing('src/texts/x.ts', '#domain/kernel/time.ts'),
      importing('src/texts/x.ts', 'zod'),
      importing('src/server/x.ts', '#client/base/device.ts'),
      importing('src/server/x.ts', '../../scripts/build.ts'),
      importing('src/client/x.ts', '#server/app.ts'),
      importing('src/client/x.ts', '#content/bank.ts'),
      importing('src/client/x.ts', '../../package.json'),
      importing('src/attic/x.ts', '#domain/kernel/time.ts'),
      file('src/client/x.ts', "const app = await import('#server/app.ts');"),
      file('src/client/x.ts', "import type { App } from '#server/app.ts';"),
      file('src/client/x.ts', "export { app } from '#server/app.ts';"),
      file('src/client/x.ts', "import '#server/app.ts';"),
      file('src/client/x.ts', "import {\n  one,\n  type Two,\n} from '#server/app.ts';"),
    ],
    good: [
      importing('src/domain/streak/x.ts', '#domain/kernel/time.ts'),
      importing('src/domain/review/fsrs.ts', 'ts-fsrs'),
      importing('src/contract/x.ts', '@orpc/contract'),
      importing('src/content/x.ts', 'node:fs'),
      importing('src/texts/de.ts', './messages.ts'),
      importing('src/server/x.ts', '#content/bank.ts'),
      importing('src/client/x.ts', '#texts/en-us.ts'),
      importing('src/client/x.test.ts', '#server/app.ts'),
      importing('tests/api/x.test.ts', '#client/api/api.ts'),
    ],
  },
  browser: {
    bad: [
      importing('src/client/x.ts', 'node:fs'),
      importing('src/client/x.ts', 'zod'),
      importing('src/client/x.ts', 'drizzle-orm/pg-core'),
      importing('src/client/x.ts', '#contract/errors.ts'),
    ],
    good: [
      importing('src/client/x.ts', 'react'),
      importing('src/server/x.ts', '#contract/errors.ts'),
      file('src/client/x.ts', "import type { ErrorCode } from '#contract/errors.ts';"),
    ],
  },
  modules: {
    bad: [
      importing('src/server/modules/a/a.usecases.ts', '#server/modules/b/b.queries.ts'),
      importing('src/server/modules/a/a.usecases.ts', '../b/b.routes.ts'),
      importing('src/server/modules/a/a.usecases.ts', '../b/b.views.ts'),
      importing('src/server/modules/a/a.routes.ts', '../b/b.table.ts'),
      importing('src/server/modules/a/smtp.ts', '../b/b.table.ts'),
    ],
    good: [
      importing('src/server/modules/a/a.usecases.ts', '#server/modules/b/b.usecases.ts'),
      importing('src/server/modules/a/a.queries.ts', '../b/b.table.ts'),
      importing('src/server/modules/a/a.table.ts', '../b/b.table.ts'),
      importing('src/server/modules/a/a.usecases.ts', './a.queries.ts'),
      importing('src/server/app.ts', './modules/a/a.routes.ts'),
    ],
  },
  moduleOrder: {
    bad: [
      importing('src/server/modules/study/x.usecases.ts', '../exam/x.usecases.ts'),
      importing('src/server/modules/exam/x.usecases.ts', '#server/modules/study/x.usecases.ts'),
      importing('src/server/modules/progress/x.queries.ts', '#server/modules/exam/x.table.ts'),
      importing('src/server/modules/learner/x.usecases.ts', '../progress/x.usecases.ts'),
      importing('src/server/modules/demo/x.usecases.ts', '../attic/x.usecases.ts'),
      file('src/server/modules/user/x.ts', "import type { X } from '../account/x.usecases.ts';"),
    ],
    good: [
      importing('src/server/modules/exam/x.usecases.ts', '../progress/x.usecases.ts'),
      importing('src/server/modules/study/x.usecases.ts', '../study/y.usecases.ts'),
      importing('src/server/modules/demo/x.usecases.ts', '#server/modules/study/x.usecases.ts'),
      importing('src/server/compose.ts', './modules/exam/x.routes.ts'),
    ],
  },
  upwards: {
    bad: [
      importing('src/server/modules/a/a.table.ts', './a.queries.ts'),
      importing('src/server/modules/a/a.queries.ts', './a.usecases.ts'),
      importing('src/server/modules/a/a.queries.ts', '#server/modules/b/b.usecases.ts'),
      importing('src/server/modules/a/a.usecases.ts', './a.routes.ts'),
    ],
    good: [
      importing('src/server/modules/a/a.routes.ts', './a.usecases.ts'),
      importing('src/server/modules/a/play.usecases.ts', './a.usecases.ts'),
      importing('src/server/modules/a/a.views.ts', './a.queries.ts'),
    ],
  },
  features: {
    bad: [
      importing('src/client/features/a/x.tsx', '#client/features/b/y.tsx'),
      importing('src/client/features/a/x.tsx', '../b/y.tsx'),
      importing('src/client/features/a/deep/x.tsx', '../../b/y.tsx'),
    ],
    good: [
      importing('src/client/features/a/x.tsx', './y.tsx'),
      importing('src/client/features/a/x.tsx', '#client/ui/bar.tsx'),
      importing('src/client/screens/s/x.tsx', '#client/features/b/y.tsx'),
    ],
  },
  client: {
    bad: [
      importing('src/client/features/a/x.tsx', '#client/screens/s/y.tsx'),
      importing('src/client/features/a/x.tsx', '#client/app/root.tsx'),
      importing('src/client/screens/s/x.tsx', '#client/app/root.tsx'),
      importing('src/client/base/x.tsx', '#client/features/a/y.tsx'),
      importing('src/client/ui/x.tsx', '#client/base/y.ts'),
      importing('src/client/ui/x.tsx', '../features/a/y.tsx'),
      importing('src/client/ui/x.tsx', '../screens/s/y.tsx'),
      importing('src/client/api/x.ts', '../features/a/y.tsx'),
      importing('src/client/api/x.ts', '#client/base/y.ts'),
      importing('src/client/api/x.ts', '#client/ui/y.tsx'),
    ],
    good: [
      importing('src/client/app/x.tsx', '../screens/s/y.tsx'),
      importing('src/client/screens/s/x.tsx', '../../ui/bar.tsx'),
      importing('src/client/base/x.tsx', '#client/api/api.ts'),
      importing('src/client/main.tsx', './app/app.tsx'),
    ],
  },
  screens: {
    bad: [importing('src/client/screens/s/x.tsx', '#client/screens/t/y.tsx')],
    good: [importing('src/client/screens/s/x.tsx', './y.tsx')],
  },
  manifests: {
    bad: [file('src/client/screens/s/s-screen.tsx')],
    good: [file('src/client/screens/s/route.ts')],
  },
  purity: {
    bad: [
      file('src/domain/a/x.ts', 'const now = Date.now();'),
      file('src/domain/a/x.ts', 'const now = new Date();'),
      file('src/domain/a/x.ts', 'const dice = Math.random();'),
      file('src/domain/a/x.ts', "const answer = await fetch('x');"),
    ],
    good: [
      file('src/domain/a/x.ts', '// Never Date.now() here.\nconst text = "Math.random()";'),
      file('src/domain/a/x.test.ts', 'const now = new Date();'),
      file('src/server/x.ts', 'const now = new Date();'),
    ],
  },
  opening: {
    bad: [file('src/domain/a/x.ts', 'export const x = 1;\n')],
    good: [
      file('src/domain/a/x.ts', '// A run stands while no day is missed.\nexport const x = 1;\n'),
      file('src/domain/a/x.test.ts', 'export const x = 1;\n'),
    ],
  },
  ownership: {
    bad: [
      file('src/server/modules/a/a.usecases.ts', 'const own = owned(row);'),
      file('src/server/modules/a/a.usecases.ts', "import { owned } from '#server/db/owned.ts';"),
      file('src/server/modules/a/a.usecases.ts', 'const own = row as Owned<Row>;'),
      file('src/server/modules/a/a.usecases.ts', 'const own = row as unknown as Owned<Row>;'),
    ],
    good: [
      file('src/server/modules/a/a.queries.ts', 'const own = owned(row);'),
      file('src/server/modules/a/a.usecases.ts', 'const take = (row: Owned<Row>) => row.id;'),
    ],
  },
  barrels: {
    bad: [
      file('src/domain/a/index.ts'),
      file('src/client/index.tsx'),
      file('tests/support/index.ts'),
      file('src/domain/a/x.ts', "export * from './y.ts';"),
      file('src/domain/a/x.ts', "export type * from './y.ts';"),
    ],
    good: [file('src/domain/a/catalog-index.ts', 'export const many = 2 * 3;')],
  },
  names: {
    bad: [
      file('src/client/shared/x.ts'),
      file('src/domain/common.ts'),
      file('src/server/utils/x.ts'),
      file('tests/helpers/x.ts'),
      file('scripts/misc.mjs'),
      file('src/client/helpers.test.ts'),
      file('src/client/ui/menuButton.tsx'),
      file('src/client/UI/menu.tsx'),
    ],
    good: [file('src/domain/account/common-passwords.ts'), file('src/client/ui/menu-button.tsx')],
  },
  sizes: {
    bad: [
      file('src/client/ui/x.css', 'a\n'.repeat(401)),
      file('src/domain/x.ts', 'a\n'.repeat(401)),
    ],
    good: [
      file('src/domain/x.ts', 'a\n'.repeat(400)),
      file('src/client/api/contract.gen.json', 'a\n'.repeat(401)),
    ],
  },
  styles: {
    bad: [
      file('src/client/screens/s/s.css', '.x { top: 0; }'),
      file('src/client/app/a/a.css', '.x { top: 0; }'),
      file('src/client/features/a/x.module.css', ':global(.btn) { top: 0; }'),
      file(
        'src/client/features/a/x.module.css',
        '@media print { .x { top: 0; }\n h1, .y { top: 0; } }',
      ),
      importing('src/client/screens/s/x.tsx', '#client/features/a/x.module.css'),
      importing('src/client/screens/s/x.tsx', '../t/x.module.css'),
      importing('src/client/base/x.tsx', '#client/features/a/x.module.css'),
    ],
    good: [
      file('src/client/ui/x.css', 'h1 { top: 0; }'),
      file(
        'src/client/features/a/x.module.css',
        '@layer p { .x :global(.btn):is(.a, b) { top: 0; } }',
      ),
      file(
        'src/client/features/a/x.module.css',
        '.x { top: 0; } @keyframes k { from { top: 1px; } }',
      ),
      importing('src/client/screens/s/x.tsx', './x.module.css'),
      importing('src/client/features/a/deep/x.tsx', '../x.module.css'),
      importing('src/client/features/a/x.tsx', '#client/ui/lesson/lesson.css'),
    ],
  },
  readmes: {
    bad: ROOMS_WITH_README.flatMap((room) => [file(`${room}/README.md`, 'A line.\n'.repeat(16))]),
    good: ROOMS_WITH_README.map((room) => file(`${room}/README.md`, 'A line.\n'.repeat(15))),
  },
};

test.each(Object.entries(WALLS))(
  'canary: the wall %s reports every planted breach',
  (key, wall) => {
    const { bad, good } = canaries[key as keyof typeof WALLS];
    if (wall === WALLS.readmes) {
      expect(wall.check([])).toHaveLength(ROOMS_WITH_README.length);
      expect(wall.check(bad)).toHaveLength(ROOMS_WITH_README.length);
      expect(wall.check(good)).toEqual([]);
      return;
    }
    for (const planted of bad)
      expect([planted, wall.check([planted])]).toSatisfy(([, breaches]) => breaches.length === 1);
    for (const sound of good) expect(wall.check([sound])).toEqual([]);
  },
);

test('canary: a breach planted among the real files is found among them', () => {
  const planted = importing('src/domain/streak/advance-streaks.ts', '#server/app.ts');
  expect(WALLS.rooms.check([...files, planted])).toEqual([
    'src/domain/streak/advance-streaks.ts imports #server/app.ts: domain may not import server',
  ]);
});

test('every class that a component takes is there, and every class is worn', () => {
  expect(styleNameBreaches(files)).toEqual([]);
});

test.each([
  ['x.module.css has no .gone', 'a.tsx', "import s from './x.module.css';\ns.gone;"],
  ['nothing wears .alone', 'x.module.css', '.alone { top: 0; }'],
  ['nowhere is no class of ui', 'a.tsx', '<p className="btn nowhere" />'],
  ['.seconds is drawn in', 'x.module.css', '.seconds { top: 0; }'],
  [':global(.nowhere) is no class of ui', 'x.module.css', '.btn :global(.nowhere) { top: 0; }'],
])('canary: it is seen that %s', (said, name, text) => {
  const planted = file(`src/client/features/practice/${name}`, text);
  expect(styleNameBreaches([...files, planted])).toContainEqual(expect.stringContaining(said));
});

test('no files import each other in a circle, types included', () => {
  expect(circles(fileGraph(files))).toEqual([]);
});

test('canary: one import that closes a circle among the real files is found', () => {
  const path = 'src/domain/catalog/course-keys.ts';
  const text = "import type { Catalog } from './catalog.ts';\n";
  const others = files.filter((one) => one.path !== path);
  expect(circles(fileGraph([...others, { path, text }])).flat()).toEqual(
    expect.arrayContaining([path, 'src/domain/catalog/catalog.ts', 'src/domain/exam/paper.ts']),
  );
});

test('imports are read as the language writes them, and not out of comments or strings', () => {
  const text = [
    "import one, { type A } from './one.ts';",
    "import type { B } from './two.ts';",
    "import * as three from './three.ts';",
    "import './four.css';",
    "import data from './five.json' with { type: 'json' };",
    "export { six } from './six.ts';",
    'const seven = await import("./seven.ts");',
    "const eight = lazy(() => import('./eight.ts'));",
    "// import no from './comment.ts';",
    "/* import no from './block.ts'; */",
    "const address = 'https://example.org'; // import('./comment.ts')",
    "export const from = 'nowhere';",
  ].join('\n');
  expect(importsOf(text)).toEqual([
    { specifier: './one.ts', isType: false, isLazy: false },
    { specifier: './two.ts', isType: true, isLazy: false },
    { specifier: './three.ts', isType: false, isLazy: false },
    { specifier: './four.css', isType: false, isLazy: false },
    { specifier: './five.json', isType: false, isLazy: false },
    { specifier: './six.ts', isType: false, isLazy: false },
    { specifier: './seven.ts', isType: false, isLazy: true },
    { specifier: './eight.ts', isType: false, isLazy: true },
  ]);
});

test('no code knows a course, a phase or a paper by its key', () => {
  expect(courseNamesIn(files)).toEqual([]);
});

test.each([
  ['src/client/base/addresses.ts', "const first = 'togaf';"],
  ['src/domain/path/asks-for.ts', "if (phase.id === 'phase-a') return;"],
  ['src/client/screens/exam/route.ts', "to: addresses.paper('certified'),"],
  ['src/client/ui/styles/tokens.css', '  --line-pmp: #cf97ff;'],
  ['src/contract/progress.ts', "category: z.enum(['foundation', 'archimate']),"],
  ['src/domain/path/weights.ts', '// What a learner of PMP has done counts once.'],
])('canary: it is seen when %s does', (path, text) => {
  expect(courseNamesIn([file(path, `// A file.\n${text}\n`)])).toEqual([`${path}:2`]);
});

test('what a file is there for is no breach, in that file alone', () => {
  const line = "category: z.enum(['beginner', 'foundation']),";
  expect(courseNamesIn([file('src/contract/progress.ts', line)])).toEqual([]);
  expect(courseNamesIn([file('src/contract/path.ts', line)])).toEqual(['src/contract/path.ts:1']);
});
