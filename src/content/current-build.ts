// Where the newest build stands: each is a folder of its own, so that a running server keeps its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `scripts/build.ts` makes; the server reads it at its start and not again. */
export interface BuiltPaths {
  /** The compiled catalog. */
  readonly catalogFile: string;
  /** The page and its files. */
  readonly clientDir: string;
  /** The blank files of templates. */
  readonly templatesDir: string;
}

/**
 * @param root the project's folder
 * @returns the paths of the newest whole build; of a folder that does not exist where none was made
 */
export function currentBuild(root: string): BuiltPaths {
  const folder = join(root, 'dist', nameOfCurrent(root));
  return {
    catalogFile: join(folder, 'content', 'catalog.json'),
    clientDir: join(folder, 'client'),
    templatesDir: join(folder, 'templates'),
  };
}

function nameOfCurrent(root: string): string {
  try {
    return readFileSync(join(root, 'dist', 'current'), 'utf8').trim();
  } catch {
    return 'builds/none';
  }
}
