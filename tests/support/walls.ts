// The walls of the house as a checker over source text: what may import what, and how files are named.
import { posix } from 'node:path';
import {
  type Import,
  importsOf,
  type SourceFile,
  withoutComments,
  withoutStrings,
} from './source-files.ts';
import { classesOf, selectorsOf, styleFolder } from './style-names.ts';

/** A broken wall, as one line that says where, what and which rule. */
export type Breach = string;

export interface Wall {
  readonly name: string;
  readonly check: (files: readonly SourceFile[]) => Breach[];
}

interface RoomRule {
  /** Rooms that it may import, beside itself. */
  readonly rooms: readonly string[];
  /** Packages that it may import; `any` where the room is free to choose. */
  readonly packages: 'any' | readonly string[];
}

const anything: RoomRule = {
  rooms: [
    'domain',
    'contract',
    'content',
    'texts',
    'server',
    'client',
    'tests',
    'bench',
    'scripts',
  ],
  packages: 'any',
};

/** docs/architecture.md, "Rooms". */
const ROOMS: Readonly<Record<string, RoomRule>> = {
  domain: { rooms: [], packages: [] },
  contract: { rooms: ['domain'], packages: ['zod', '@orpc/contract'] },
  content: {
    rooms: ['domain'],
    packages: ['zod', 'yaml', 'unified', 'remark-parse', 'remark-gfm', 'fast-xml-parser', 'node:'],
  },
  texts: { rooms: [], packages: [] },
  server: { rooms: ['domain', 'contract', 'content', 'texts'], packages: 'any' },
  client: { rooms: ['domain', 'contract', 'texts'], packages: 'any' },
  tests: anything,
  bench: anything,
  scripts: anything,
};

export const SOURCE_ROOMS = ['domain', 'contract', 'content', 'texts', 'server', 'client'] as const;

/** The one domain file that may wrap the scheduler of reviews. */
const WRAPPER = { path: 'src/domain/review/fsrs.ts', package: 'ts-fsrs' };

/** Packages that would bring the server, or a schema library's size, into the browser. */
const NOT_IN_THE_BROWSER = ['node:', 'zod', 'pg', 'drizzle-orm', 'hono', 'nodemailer'];

const BANNED_NAMES = ['shared', 'common', 'utils', 'util', 'helpers', 'helper', 'misc'];

const MOST_LINES = 400;
const MOST_README_LINES = 15;

const isCode = (path: string) => /\.(ts|tsx|mts|mjs|js)$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isGenerated = (path: string) => /\.gen\.\w+$/.test(path);
/** It has no lines. */
const isFont = (path: string) => path.endsWith('.ttf');

/** The room of a project path: the folder below `src`, or the first folder. */
function roomOf(path: string): string | undefined {
  const [first, second] = path.split('/');
  const room = first === 'src' ? second : first;
  return room !== undefined && room in ROOMS ? room : undefined;
}

/** The project path that an import leads to, or undefined for a package. */
function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, room, rest] = /^#([a-z]+)\/(.*)$/.exec(specifier) ?? [];
  if (room === undefined) return undefined;
  return room === 'tests' ? `tests/${rest}` : `src/${room}/${rest}`;
}

const inPackage = (specifier: string, name: string) =>
  name.endsWith(':')
    ? specifier.startsWith(name)
    : specifier === name || specifier.startsWith(`${name}/`);

/** Code that ships or builds: tests beside their source may import anything. */
const shipped = (files: readonly SourceFile[]) =>
  files.filter(({ path }) => path.startsWith('src/') && isCode(path) && !isTest(path));

/** A wall over single imports: `judge` answers the rule that an import breaks. */
const importWall = (
  name: string,
  judge: (from: string, to: string | undefined, one: Import) => string | undefined,
): Wall => ({
  name,
  check: (files) =>
    shipped(files).flatMap(({ path, text }) =>
      importsOf(text).flatMap((one) => {
        const broken = judge(path, targetOf(path, one.specifier), one);
        return broken === undefined ? [] : [`${path} imports ${one.specifier}: ${broken}`];
      }),
    ),
});

const fileWall = (name: string, judge: (file: SourceFile) => string | undefined): Wall => ({
  name,
  check: (files) =>
    files.flatMap((file) => {
      const broken = judge(file);
      return broken === undefined ? [] : [`${file.path}: ${broken}`];
    }),
});

const rooms = importWall(
  'a room imports only the rooms and packages of its row',
  (from, to, one) => {
    const room = roomOf(from);
    const rule = room === undefined ? undefined : ROOMS[room];
    if (rule === undefined) return 'the file lies in no room';
    if (to !== undefined) {
      const target = roomOf(to);
      if (target === room) return undefined;
      if (target === undefined) return `${room} imports what lies in no room`;
      return rule.rooms.includes(target) ? undefined : `${room} may not import ${target}`;
    }
    if (rule.packages === 'any') return undefined;
    if (from === WRAPPER.path && one.specifier === WRAPPER.package) return undefined;
    return rule.packages.some((name) => inPackage(one.specifier, name))
      ? undefined
      : `${room} may not import this package`;
  },
);

const browser = importWall(
  'the client brings no server package and no schemas',
  (from, to, one) => {
    if (roomOf(from) !== 'client') return undefined;
    if (to === undefined) {
      return NOT_IN_THE_BROWSER.some((name) => inPackage(one.specifier, name))
        ? 'this package does not belong in the browser'
        : undefined;
    }
    return roomOf(to) === 'contract' && !one.isType
      ? 'the client takes types from the contract, so that Zod stays out of the browser'
      : undefined;
  },
);

const moduleOf = (path: string) => /^src\/server\/modules\/([^/]+)\//.exec(path)?.[1];
/** `x.usecases.ts` has the role usecases; undefined for other names. */
const roleOf = (path: string) => /\.([a-z]+)\.tsx?$/.exec(path)?.[1];

const modules = importWall('a server module reaches another only by its use cases', (from, to) => {
  const [own, other] = [moduleOf(from), to && moduleOf(to)];
  if (own === undefined || !other || own === other) return undefined;
  const role = roleOf(to!);
  if (role === 'usecases') return undefined;
  const joins = ['queries', 'table', 'usecases'].includes(roleOf(from) ?? '');
  if (role === 'table' && joins) return undefined;
  return `${own} reaches ${other} by its .usecases.ts, or its .table.ts for a join`;
});

/**
 * Server modules from the lowest up: each knows only those before it. Rows of accounts and learners,
 * then what a learner did, then what it brings, then what is studied and sat, then who comes in.
 */
export const MODULE_ORDER = [
  'user',
  'mail',
  'learner',
  'idempotency',
  'support',
  'push',
  'notification',
  'store',
  'record',
  'library',
  'model',
  'event-entry',
  'certificate',
  'progress',
  'course-reset',
  'team',
  'event',
  'leaderboard',
  'credential',
  'public-profile',
  'reminder',
  'profile',
  'question',
  'template',
  'study',
  'exam',
  'search',
  'account',
  'personal-data',
  'demo',
  'product',
  'operator',
];

/** Modules that stand side by side: what both need is theirs below. */
const SIDE_BY_SIDE = ['study', 'exam'];

const moduleOrder = importWall('a server module knows only those below it', (from, to) => {
  const [own, other] = [moduleOf(from), to && moduleOf(to)];
  if (own === undefined || !other || own === other) return undefined;
  for (const name of [own, other]) {
    if (!MODULE_ORDER.includes(name)) return `${name} has no place in MODULE_ORDER`;
  }
  if (SIDE_BY_SIDE.includes(own) && SIDE_BY_SIDE.includes(other)) {
    return `${own} and ${other} never know each other`;
  }
  return MODULE_ORDER.indexOf(other) > MODULE_ORDER.indexOf(own)
    ? `${own} lies below ${other}`
    : undefined;
});

const ROLES = ['table', 'queries', 'usecases', 'routes'];

const upwards = importWall(
  'nothing goes back up from tables to queries to use cases to routes',
  (from, to) => {
    if (to === undefined || moduleOf(from) === undefined || moduleOf(to) === undefined)
      return undefined;
    const [low, high] = [ROLES.indexOf(roleOf(from) ?? ''), ROLES.indexOf(roleOf(to) ?? '')];
    return low >= 0 && high > low ? `${ROLES[low]} may not import ${ROLES[high]}` : undefined;
  },
);

const featureOf = (path: string) => /^src\/client\/features\/([^/]+)\//.exec(path)?.[1];

const features = importWall('client features never import each other', (from, to) => {
  const [own, other] = [featureOf(from), to && featureOf(to)];
  if (own === undefined || !other || own === other) return undefined;
  return `${own} may not import ${other}: a screen composes them`;
});

const clientPart = (path: string) => /^src\/client\/([^/]+)\//.exec(path)?.[1];

/** The rooms of the client from the lowest up: each imports only itself and what stands before it. */
const CLIENT_ROOMS = ['ui', 'api', 'base', 'features', 'screens', 'app'];

const client = importWall('the rooms of the client stand on each other', (from, to) => {
  const [own, other] = [clientPart(from), to && clientPart(to)];
  if (own === undefined || !other) return undefined;
  const [low, high] = [CLIENT_ROOMS.indexOf(own), CLIENT_ROOMS.indexOf(other)];
  if (low >= 0 && high > low) return `${own} may not import ${other}`;
  return own === 'api' && other === 'ui' ? 'a call knows nothing of what is shown' : undefined;
});

const screenOf = (path: string) => /^src\/client\/screens\/([^/]+)\//.exec(path)?.[1];

const screens = importWall('client screens never import each other', (from, to) => {
  const [own, other] = [screenOf(from), to && screenOf(to)];
  if (own === undefined || !other || own === other) return undefined;
  return `${own} may not import ${other}: what both show is a feature`;
});

const manifests: Wall = {
  name: 'every screen has a manifest',
  check: (files) => {
    const paths = files.map(({ path }) => path);
    const folders = new Set(paths.map(screenOf).filter((name) => name !== undefined));
    return [...folders]
      .map((name) => `src/client/screens/${name}/route.ts`)
      .flatMap((route) => (paths.includes(route) ? [] : [`${route}: missing`]));
  },
};

const IMPURE =
  /\bDate\.now\b|\bnew\s+Date\b|\bDate\s*\(|\bMath\.random\b|\bperformance\.|\bTemporal\.Now\b|\bcrypto\.|\bprocess\.|\bfetch\s*\(|\bset(?:Timeout|Interval)\b/;

const purity = fileWall('the domain takes time and chance as arguments', ({ path, text }) => {
  if (roomOf(path) !== 'domain' || !isCode(path) || isTest(path)) return undefined;
  const found = IMPURE.exec(withoutStrings(text));
  return found ? `${found[0]} in the domain` : undefined;
});

const opening = fileWall('every domain file opens with the rule it holds', ({ path, text }) => {
  if (roomOf(path) !== 'domain' || !isCode(path) || isTest(path)) return undefined;
  return /^\/\/ [A-Z]/.test(text) ? undefined : 'begins without a sentence that names its rule';
});

const ownership = fileWall('only queries say that a row is owned', ({ path, text }) => {
  if (!path.startsWith('src/server/') || isTest(path) || path === 'src/server/db/owned.ts') {
    return undefined;
  }
  const makes = /\bowned\b|\bas\s+(?:unknown\s+as\s+)?Owned\b/.test(withoutStrings(text));
  return makes && roleOf(path) !== 'queries'
    ? 'a row is owned where a query asked for it'
    : undefined;
});

const barrels = fileWall('there are no barrels', ({ path, text }) => {
  if (!isCode(path)) return undefined;
  if (/(^|\/)index\.\w+$/.test(path)) return 'a barrel: import from where the thing is';
  return /(?:^|[;\n])\s*export\s+(?:type\s+)?\*/.test(withoutComments(text))
    ? 'export *: a barrel by another name'
    : undefined;
});

const names = fileWall('a name says what it holds, in kebab-case', ({ path }) => {
  const parts = path.split('/');
  const banned = parts.find((part) => BANNED_NAMES.includes(part.split('.')[0]!));
  if (banned !== undefined) return `"${banned}" says nothing: the thing has a name`;
  if (!isCode(path) || isGenerated(path)) return undefined;
  return parts.every((part) =>
    /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(part),
  )
    ? undefined
    : 'not kebab-case';
});

const sizes = fileWall(`no file of src is over ${MOST_LINES} lines`, ({ path, text }) => {
  if (!path.startsWith('src/') || isGenerated(path) || isFont(path)) return undefined;
  const lines = linesOf(text);
  return lines > MOST_LINES ? `${lines} lines` : undefined;
});

const linesOf = (text: string) => text.trimEnd().split('\n').length;

/** Folders that each say in a README what belongs in them. */
export const ROOMS_WITH_README = [
  'content',
  ...SOURCE_ROOMS.map((room) => `src/${room}`),
  'tests',
  'bench',
  'scripts',
];

const isModule = (path: string) => path.endsWith('.module.css');

const styles = fileWall('a stylesheet belongs to one folder', ({ path, text }) => {
  const folder = styleFolder(path);
  if (path.endsWith('.css')) {
    if (folder === undefined) return undefined;
    if (!isModule(path)) return 'a stylesheet beside a component is a module';
    const bare = selectorsOf(text).find((selector) => classesOf(selector).own.length === 0);
    return bare === undefined ? undefined : `${bare} is global`;
  }
  if (!path.startsWith('src/client/') || !isCode(path)) return undefined;
  const foreign = importsOf(text).find(({ specifier }) => {
    const to = targetOf(path, specifier) ?? '';
    return isModule(to) && styleFolder(to) !== folder;
  });
  return foreign === undefined ? undefined : `${foreign.specifier} is another folder's`;
});

const readmes: Wall = {
  name: `every room has a README of at most ${MOST_README_LINES} lines`,
  check: (files) =>
    ROOMS_WITH_README.flatMap((room) => {
      const readme = files.find(({ path }) => path === `${room}/README.md`);
      if (readme === undefined || readme.text.trim() === '') return [`${room}/README.md: missing`];
      const lines = linesOf(readme.text);
      return lines > MOST_README_LINES ? [`${readme.path}: ${lines} lines`] : [];
    }),
};

export const WALLS = {
  rooms,
  browser,
  modules,
  moduleOrder,
  upwards,
  features,
  client,
  screens,
  manifests,
  purity,
  opening,
  ownership,
  barrels,
  names,
  sizes,
  styles,
  readmes,
} as const satisfies Record<string, Wall>;

/** Every room whose source is read, with how many code files and imports were found in it. */
export function countRead(
  files: readonly SourceFile[],
): Record<string, { files: number; imports: number }> {
  const counts: Record<string, { files: number; imports: number }> = {};
  for (const { path, text } of files) {
    const room = roomOf(path);
    if (room === undefined || !isCode(path)) continue;
    const { files: read, imports } = counts[room] ?? { files: 0, imports: 0 };
    counts[room] = { files: read + 1, imports: imports + importsOf(text).length };
  }
  return counts;
}
