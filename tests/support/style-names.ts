// Reads stylesheets and the names that components take from them, for the walls around them.
import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

const OWN_FOLDER = /^src\/client\/((?:features|screens|app)\/[^/]+)\//;
const MODULE_IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/** The folder whose stylesheets share their names, for what is no part of the design system. */
export const styleFolder = (path: string): string | undefined => OWN_FOLDER.exec(path)?.[1];

/**
 * The selectors of a stylesheet, one by one; steps of animations are none.
 * @param isMeant by the blocks around it
 */
export function selectorsOf(
  css: string,
  isMeant: (around: readonly string[]) => boolean = () => true,
): string[] {
  const found: string[] = [];
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const open: string[] = [];
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(/[{};]/g)) {
    const before = text.slice(start, index).trim();
    start = index + 1;
    if (sign === '}') open.pop();
    if (sign !== '{') continue;
    const isStep = open.some((outer) => outer.startsWith('@keyframes'));
    if (!before.startsWith('@') && !isStep && isMeant(open)) found.push(...apart(before));
    open.push(before);
  }
  return found.map((one) => one.trim().replaceAll(/\s+/g, ' '));
}

/** The selectors of a list; a comma between brackets parts none. */
function apart(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

const classes = (text: string) =>
  [...text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map((one) => one[1]!);
const GLOBAL = /:global\(([^)]*)\)/g;

/** The classes that a selector names itself, and those that it takes from the design system. */
export const classesOf = (selector: string) => ({
  own: classes(selector.replaceAll(GLOBAL, '')),
  taken: [...selector.matchAll(GLOBAL)].flatMap(([, inner]) => classes(inner!)),
});

const isAnyWidth = (around: readonly string[]) =>
  !around.some((outer) => outer.startsWith('@media'));

/** The classes that a stylesheet draws by themselves, wherever they stand; for one width it may change them. */
const drawnIn = ({ text }: SourceFile) =>
  new Set(
    selectorsOf(text, isAnyWidth).flatMap((selector) => /^\.([\w-]+)$/.exec(selector)?.[1] ?? []),
  );

/** The stylesheets that a component takes names from: the name in its code, and the file. */
const modulesOf = ({ path, text }: SourceFile) =>
  [...text.matchAll(MODULE_IMPORT)].map(([, name, specifier]) => ({
    name: name!,
    file: posix.join(posix.dirname(path), specifier!),
  }));

/**
 * Where the names of stylesheets and components do not fit: a name that no stylesheet has, a class that
 * nothing wears, one that two stylesheets of a folder both draw, and a class in a component that is neither
 * its folder's nor the design system's.
 */
export function styleNameBreaches(files: readonly SourceFile[]): string[] {
  const sheets = files.filter(({ path }) => /^src\/client\/.*\.css$/.test(path));
  const named = (sheet: SourceFile) => selectorsOf(sheet.text).map(classesOf);
  const ofUi = new Set(
    sheets
      .filter(({ path }) => path.startsWith('src/client/ui/'))
      .flatMap((sheet) => named(sheet).flatMap(({ own }) => own)),
  );
  const breaches: string[] = [];
  const worn = new Set<string>();
  const own = new Map<string, Set<string>>();
  const drawn = new Map<string, string>();
  for (const sheet of sheets.filter(({ path }) => styleFolder(path) !== undefined)) {
    own.set(sheet.path, new Set(named(sheet).flatMap((one) => one.own)));
    // The stylesheets of a folder share their names: a class that both draw is one class, worn in two places.
    for (const name of drawnIn(sheet)) {
      const first = drawn.get(`${styleFolder(sheet.path)} ${name}`);
      if (first !== undefined) breaches.push(`${sheet.path}: .${name} is drawn in ${first} too`);
      else drawn.set(`${styleFolder(sheet.path)} ${name}`, sheet.path);
    }
    for (const name of new Set(named(sheet).flatMap(({ taken }) => taken)))
      if (!ofUi.has(name)) breaches.push(`${sheet.path}: :global(.${name}) is no class of ui`);
  }
  for (const one of files.filter(({ path }) => /^src\/client\/.*(?<!\.test)\.tsx?$/.test(path))) {
    for (const { name, file } of modulesOf(one)) {
      for (const [, taken] of one.text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        if (!own.get(file)?.has(taken!)) breaches.push(`${one.path}: ${file} has no .${taken}`);
        worn.add(`${styleFolder(file)} ${taken}`);
      }
    }
    if (styleFolder(one.path) === undefined) continue;
    for (const [, text] of one.text.matchAll(/className="([^"]*)"/g))
      for (const name of text!.split(' '))
        if (!ofUi.has(name)) breaches.push(`${one.path}: ${name} is no class of ui`);
  }
  for (const [file, names] of own)
    for (const name of names)
      if (!worn.has(`${styleFolder(file)} ${name}`))
        breaches.push(`${file}: nothing wears .${name}`);
  return breaches;
}
