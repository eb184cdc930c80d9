// Formulas are worked out on the page as a spreadsheet works them out: each of the content is understood, and LibreOffice,
// where it is installed, comes to the same results for every filled example.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUnderstood, workOut } from '#domain/documents/work-out.ts';
import { rowsWritten, textsOf } from '#domain/templates/cells.ts';
import { exampleContent } from '#domain/templates/document.ts';
import type { Template } from '#domain/templates/template.ts';
import { writeFile } from '#server/modules/template/writers.ts';
import { productCatalog } from '#tests/support/catalog.ts';

const { templates } = productCatalog();
const today = new Date().toISOString().slice(0, 10);

test('every formula of the content can be worked out', () => {
  const formulas = templates.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.kind === 'table' ? part.columns.flatMap(({ formula }) => formula ?? []) : [],
    ),
  );
  expect(formulas.length).toBeGreaterThan(50);
  expect(formulas.filter((formula) => !isUnderstood(formula))).toEqual([]);
});

/** The cells of a file of values separated by commas. */
function cellsIn(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

interface Asked {
  readonly at: string;
  readonly file: string;
  readonly row: number;
  readonly column: number;
  readonly here: string | number;
}

/** The file of an example, and what its formulas come to on the page. */
function askedOf(template: Template, filled: Template['filled'][number], name: string): Asked[] {
  const parts = template.parts.map((part) =>
    part.kind === 'form'
      ? part
      : {
          ...part,
          columns: part.columns.map((column) => ({ ...column, formula: column.formula ?? null })),
        },
  );
  const texts = textsOf(template, exampleContent(template, filled, 'Norvale'));
  const worked = workOut(parts, texts, today);
  return parts.flatMap((part) => {
    if (part.kind === 'form') return [];
    const rows = Array.from({ length: rowsWritten(texts, part.title) }, (_, row) => row);
    return part.columns.flatMap(({ key, formula }, column) =>
      formula === null
        ? []
        : rows.map((row) => ({
            at: `${name} ${part.title} row ${row + 1} ${key}`,
            file: `${name}-${part.title}.csv`,
            row: row + 1,
            column,
            here: worked.of(part.title, row, key),
          })),
    );
  });
}

/** The number that stands there, a share as a share. */
const numberIn = (text: string): number =>
  text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : text === '' ? Number.NaN : Number(text);

const isSame = (here: string | number, there: string): boolean =>
  typeof here === 'number' ? Math.abs(here - numberIn(there)) < 1e-9 : here === there;

test('another program comes to the same results in every filled example', {
  timeout: 400_000,
}, async ({ skip }) => {
  const program = 'soffice';
  const isThere = spawnSync(program, ['--version'], { encoding: 'utf8' }).status === 0;
  if (!isThere)
    return skip('LibreOffice is not installed: nothing was worked out by another program.');
  const folder = mkdtempSync(join(tmpdir(), 'template-formulas-'));
  try {
    const asked: Asked[] = [];
    const files: string[] = [];
    for (const template of templates.filter(({ format }) => format === 'XLSX')) {
      for (const filled of template.filled) {
        const name = `${template.id}-${filled.company}`;
        const content = exampleContent(template, filled, 'Norvale');
        files.push(join(folder, `${name}.xlsx`));
        writeFileSync(files.at(-1)!, await writeFile(template, content));
        asked.push(...askedOf(template, filled, name));
      }
    }
    // Comma, quotes, UTF-8, values as they are and not as they are shown, every sheet.
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';
    const { status, stderr } = spawnSync(
      program,
      [
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        ...['--headless', '--convert-to', filter, '--outdir', folder],
        ...files,
      ],
      { encoding: 'utf8', timeout: 300_000 },
    );
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    const sheets = new Map(
      [...new Set(asked.map(({ file }) => file))].map(
        (file) => [file, cellsIn(readFileSync(join(folder, file), 'utf8'))] as const,
      ),
    );
    expect(asked.length).toBeGreaterThan(200);
    const others = asked.flatMap(({ at, file, row, column, here }) => {
      const there = sheets.get(file)?.[row]?.[column] ?? '';
      return isSame(here, there) ? [] : [`${at}: ${here} here, ${there} there`];
    });
    expect(others).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
