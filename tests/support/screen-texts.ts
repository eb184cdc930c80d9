// Which areas of texts the code of a screen reads, found in its files and in all that they import.
import { posix } from 'node:path';
import { importsOf, type SourceFile } from './source-files.ts';
import { areasIn } from './texts.ts';

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
