// Checks everything under content/ and prints each problem as `path:line rule message → fix`.
import { basename, join, resolve } from 'node:path';
import { checkContent } from '#content/check.ts';
import { itemsOf } from '#content/content.ts';
import { readContentFiles } from '#content/files.ts';
import { loadContent } from '#content/load.ts';
import { printProblem } from '#content/problem.ts';

const contentDir = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'content'));
const today = new Date().toISOString().slice(0, 10);
const content = loadContent(readContentFiles(contentDir), basename(contentDir), today);
const { problems, waived, reports } = checkContent(content);

for (const problem of problems) console.log(printProblem(problem));
for (const line of reports) console.log(`figure ${line}`);

const errors = problems.filter((problem) => problem.severity === 'error').length;
console.log(
  [
    `${content.fileCount} files`,
    `${content.missions.length} missions`,
    `${content.phases.length} phases`,
    `${itemsOf(content).length} items`,
    `${content.questions.length} questions`,
    `${errors} errors`,
    `${problems.length - errors} warnings`,
    `${waived.length} waived`,
  ].join(', '),
);
process.exitCode = problems.length > 0 ? 1 : 0;
