// Checks everything under content/ and prints each problem as `path:line rule message → fix`.
import { basename, join, resolve } from 'node:path';
import { readContentFiles } from '#content/files.ts';
import { loadContent } from '#content/load.ts';
import { toldOf } from '#content/told.ts';

const contentDir = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'content'));
const today = new Date().toISOString().slice(0, 10);
const content = loadContent(readContentFiles(contentDir), basename(contentDir), today);
const { lines, isClean } = toldOf(content);

for (const line of lines) console.log(line);
process.exitCode = isClean ? 0 : 1;
