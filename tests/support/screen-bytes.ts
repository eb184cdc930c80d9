// What a first visit of a screen needs of the build's files: the page, the frame around the screen, the screen and its texts.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from './screen-routes.ts';

/** What Vite says of a file of the build, by the source or the name that it was made of. */
interface BuiltFile {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, BuiltFile>>;

const ENTRY = 'index.html';
/** Beside the entry: what `index.html` names. */
const PAGE = ['index.html', 'favicon.svg'];
/** Texts that come with the entry. */
const WITH_ENTRY = ['actions', 'errors', 'shell'];

/** The files of every screen, as they are called in the build; in American English, without fonts. */
export function screenFiles(clientDir: string): ReadonlyMap<string, ReadonlySet<string>> {
  const manifest = manifestOf(clientDir);
  const keys = Object.keys(manifest);
  const named = (name: string): string => keyOf(manifest, name);
  const textsOf = (area: string): string[] => {
    if (WITH_ENTRY.includes(area)) return [];
    const key = `src/texts/en-us/${area}.ts`;
    return [key in manifest ? key : named('dashboard-en-us')];
  };
  return new Map(
    screens.names.map((name) => {
      const { access, texts, refusals } = screens.routeOf(name);
      const isGuest = access === 'guest';
      const source = new RegExp(`^src/client/screens/${name}/[a-z-]+-screen\\.tsx$`);
      // The door and the dashboard stand in files that other parts need, too.
      const own = keys.find((key) => source.test(key)) ?? named(isGuest ? 'door' : 'learner');
      const inside = isGuest ? [] : [named('learner'), named('reads')];
      const asked = isGuest || refusals === 'later' ? texts : [...texts, 'refusals'];
      return [name, withImports(manifest, [own, ...inside, ...asked.flatMap(textsOf)])] as const;
    }),
  );
}

const manifestOf = (clientDir: string): Manifest =>
  JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'));

function keyOf(manifest: Manifest, name: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (found === undefined) throw new Error(`The build has no file that is called ${name}.`);
  return found;
}

/** What the page has once a file of the build came, as the files are called there. @param name as `vite.config.ts` calls it */
export function filesWith(clientDir: string, name: string): ReadonlySet<string> {
  const manifest = manifestOf(clientDir);
  return withImports(manifest, [keyOf(manifest, name)]);
}

function withImports(manifest: Manifest, asked: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>(PAGE);
  const seen = new Set<string>();
  const open = [ENTRY, ...asked];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const { file, imports = [], css = [] } = manifest[key]!;
    for (const one of [file, ...css]) files.add(one);
    open.push(...imports);
  }
  return files;
}

/** The kB of every screen's files with gzip; data, fonts and heads of answers apart. */
export const screenKilobytes = (clientDir: string): ReadonlyMap<string, number> =>
  new Map(
    [...screenFiles(clientDir)].map(([name, files]) => [
      name,
      [...files].reduce((bytes, file) => bytes + sentBytes(clientDir, file), 0) / 1000,
    ]),
  );

/** Small files have no compressed twin: they are sent as they are. */
function sentBytes(clientDir: string, file: string): number {
  const path = join(clientDir, file);
  return (statSync(`${path}.gz`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}
