// Which areas of texts the code of a screen reads, found in its files and in all that they import.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf, type SourceFile } from './source-files.ts';
import { areasIn } from './texts.ts';

/** A drawn screen says texts that the content of a tour names. */
const TEXTS_NAMED_BY_CONTENT = 'src/client/features/narration/text-at.ts';
const TOURS = join(import.meta.dirname, '../../content/tours');
const NAMED = /\bsays: ([a-z]+)\./g;
const READ = /\b(?:useTexts|textOf)\(\s*'([a-z]+)'/g;

/** @returns the areas, sorted; what is only fetched later is not followed */
export function areasRead(files: readonly SourceFile[], from: readonly string[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const known = areasIn('en-us');
  const seen = new Set<string>();
  const areas = new Set<string>();
  const follow = (path: string): void => {
    const file = byPath.get(path);
    if (file === undefined || seen.has(path)) return;
    seen.add(path);
    if (path === TEXTS_NAMED_BY_CONTENT) for (const area of areasOfTours()) areas.add(area);
    for (const [, area] of file.text.matchAll(READ)) if (known.includes(area!)) areas.add(area!);
    for (const { specifier, isType, isLazy } of importsOf(file.text)) {
      if (isType || isLazy) continue;
      if (specifier.startsWith('.')) follow(posix.join(posix.dirname(path), specifier));
      else if (specifier.startsWith('#client/'))
        follow(specifier.replace('#client/', 'src/client/'));
    }
  };
  for (const path of from) follow(path);
  return [...areas].sort();
}

function areasOfTours(): string[] {
  const files = readdirSync(TOURS).map((name) => readFileSync(join(TOURS, name), 'utf8'));
  return files.flatMap((text) => [...text.matchAll(NAMED)].map(([, area]) => area!));
}
