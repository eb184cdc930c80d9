// Prints what each course holds beside what it is planned to hold.
import { basename, join, resolve } from 'node:path';
import { readContentFiles } from '#content/files.ts';
import { inventoryOf } from '#content/inventory.ts';
import { loadContent } from '#content/load.ts';

const contentDir = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'content'));
const today = new Date().toISOString().slice(0, 10);
const content = loadContent(readContentFiles(contentDir), basename(contentDir), today);

for (const course of content.courses) {
  const lines = inventoryOf(content, course.id);
  const missing = lines.filter(({ stands, planned }) => stands < (planned ?? 0)).length;
  const isPlanned = lines.some((line) => line.planned !== undefined);
  console.log(`${course.id}: ${summary(isPlanned, missing)}`);
  if (!isPlanned) continue;
  console.log(`  ${'what'.padEnd(20)}${'stands'.padStart(8)}${'planned'.padStart(9)}`);
  for (const { key, stands, planned } of lines) {
    const mark = stands < (planned ?? 0) ? '  missing' : '';
    const columns = `${String(stands).padStart(8)}${String(planned ?? '-').padStart(9)}`;
    console.log(`  ${wordsOf(key).padEnd(20)}${columns}${mark}`);
  }
}

function summary(isPlanned: boolean, missing: number): string {
  if (!isPlanned) return 'no plan yet';
  return missing === 0 ? 'all that is planned stands' : `${missing} kinds are not whole`;
}

/** `labStories` is printed as `lab stories`. */
function wordsOf(key: string): string {
  return key
    .replace('Xp', ' XP')
    .replace(/[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);
}
