import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Texts by path below the content folder, with `/` between folders on every system. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Reads a content folder; hidden files (editors', the system's) are passed over. */
export function readContentFiles(contentDir: string): ContentFiles {
  const files = new Map<string, string>();
  for (const entry of readdirSync(contentDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(contentDir, path).split(sep).join('/'), readFileSync(path, 'utf8'));
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
