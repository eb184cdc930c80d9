// Makes a screen, a procedure or a question type: its files, and the lines in the lists that name it.
// What it made is yours to change; docs/how-to says what comes next.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { namesOf } from './new/names.ts';
import { addProcedure } from './new/procedure.ts';
import { addQuestionType } from './new/question-type.ts';
import { addScreen } from './new/screen.ts';
import { Refusal, treeOf } from './new/tree.ts';

const USAGE = [
  'Use it as:',
  '  npm run new -- screen <name> "<English title>" "<German>" "<Spanish>" "<French>"',
  '  npm run new -- procedure <name>',
  '  npm run new -- question-type <name>',
].join('\n');

/** @returns the exit code */
function make(root: string, [what, name, ...more]: readonly string[]): number {
  if (what === undefined || name === undefined) throw new Refusal(USAGE);
  const tree = treeOf(root);
  const names = namesOf(name);
  if (what === 'screen') addScreen(tree, names, more);
  else if (what === 'procedure') addProcedure(tree, names);
  else if (what === 'question-type') addQuestionType(tree, names);
  else throw new Refusal(USAGE);
  const run = (args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Refusal(`${stdout}${stderr}`);
  };
  // The JSON Schema that editors read follows from what authors may write.
  if (what === 'question-type') run(['scripts/content-docs.ts']);
  run(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--unsafe', ...tree.touched]);
  console.log(`Made or changed:\n${tree.touched.map((path) => `  ${path}`).join('\n')}`);
  console.log(`What comes next: docs/how-to/${what}.md. npm run check says whether it fits.`);
  return 0;
}

try {
  process.exitCode = make(join(import.meta.dirname, '..'), process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
