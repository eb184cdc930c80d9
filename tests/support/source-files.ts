// Reads the project's files and finds the imports in them, by a small scanner: no compiler needed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the project: its path from the project's folder, with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Reads every file below the folders, but not what is generated or installed. */
export function readSources(root: string, folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const full = join(entry.parentPath, entry.name);
        return {
          path: full.slice(root.length + 1).replaceAll('\\', '/'),
          text: readFileSync(full, 'utf8'),
        };
      }),
  );
}

export interface Import {
  readonly specifier: string;
  /** True for `import type` and `export type`, which leave nothing at run time. */
  readonly isType: boolean;
  /** True for `import()`: it is fetched when it is asked for. */
  readonly isLazy: boolean;
}

const STRING_OR_COMMENT =
  /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const STATIC =
  /(?:^|[;}\n])\s*(?:import|export)\s+(type\s+)?(?:[\w$*{},\s]+?\s+from\s*)?['"]([^'"\n]+)['"]/g;
const DYNAMIC = /\b(?:import|require)\s*\(\s*['"]([^'"\n]+)['"]/g;

/** The code of a text: what is said in comments is no code. */
export const withoutComments = (text: string) => text.replaceAll(STRING_OR_COMMENT, '$1');
/** The code of a text without what its strings say. */
export const withoutStrings = (text: string) => text.replaceAll(STRING_OR_COMMENT, "''");

/** Every import and re-export of a source text, static and dynamic. */
export function importsOf(text: string): Import[] {
  const code = withoutComments(text);
  return [
    ...[...code.matchAll(STATIC)].map(([, type, specifier]) => ({
      specifier: specifier!,
      isType: type !== undefined,
      isLazy: false,
    })),
    ...[...code.matchAll(DYNAMIC)].map(([, specifier]) => ({
      specifier: specifier!,
      isType: false,
      isLazy: true,
    })),
  ];
}
