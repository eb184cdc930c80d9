// Writes the files that are made from the content room: rule list and JSON Schemas for editors.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { derivedFiles } from '#content/derived-files.ts';

const root = join(import.meta.dirname, '..');
for (const [path, text] of derivedFiles()) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${path}`);
}
