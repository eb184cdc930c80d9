// The files of the project as a generator changes them: it adds files and lines, and replaces nothing.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Tree {
  /** A new file. */
  add(path: string, text: string): void;
  /** A line, or several, before the first line that holds `mark`, looked for after `from`. */
  addBefore(path: string, mark: string, lines: string, from?: string): void;
  readonly touched: readonly string[];
}

/** Why nothing more is made, in one sentence. */
export class Refusal extends Error {}

export function treeOf(root: string): Tree {
  const touched: string[] = [];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    if (!touched.includes(path)) touched.push(path);
  };
  return {
    touched,
    add(path, text) {
      if (existsSync(join(root, path))) throw new Refusal(`${path} stands already.`);
      write(path, text);
    },
    addBefore(path, mark, lines, from = '') {
      const text = readFileSync(join(root, path), 'utf8');
      const start = text.indexOf(from);
      const at = start < 0 ? -1 : text.indexOf(mark, start + from.length);
      if (at < 0) throw new Refusal(`${path} holds no "${mark}" any more: mend this generator.`);
      const begin = text.lastIndexOf('\n', at) + 1;
      write(path, `${text.slice(0, begin)}${lines}\n${text.slice(begin)}`);
    },
  };
}
