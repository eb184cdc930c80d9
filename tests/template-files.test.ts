// Files of templates are what other programs take them for: their parts are sound, and LibreOffice, where it is
// installed, shows texts, heads of tables and results of formulas.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { contentOf, fieldCell, tableCell } from '#domain/templates/cells.ts';
import {
  fileEnding,
  TEMPLATE_FORMATS,
  type Template,
  type TemplateFormat,
} from '#domain/templates/template.ts';
import { writeFile } from '#server/modules/template/writers.ts';

const templateOf = (format: TemplateFormat): Template => ({
  id: 'tpl.tg.sample',
  key: 'sample',
  courseKey: 'togaf',
  title: 'Register of risks',
  description: 'What may happen & whom it hurts.',
  format,
  isPremium: false,
  unitIds: ['preliminary'],
  inPractice: 'A company kept one and slept better.',
  guidance: ['Begin with what hurts.', 'Ask who knows.'],
  parts: [
    {
      kind: 'form',
      title: 'About',
      help: 'What it is for.',
      fields: [{ label: 'Who asks', help: 'a name' }],
    },
    {
      kind: 'table',
      title: 'Risks',
      help: 'One a row.',
      rows: 5,
      columns: [
        { key: 'area', title: 'Area', kind: 'text', width: 20 },
        { key: 'risk', title: 'Peril', kind: 'text', width: 40 },
        { key: 'score', title: 'Score', kind: 'number', min: 1, max: 5 },
        ...(format === 'XLSX'
          ? [
              {
                key: 'tripled',
                title: 'Tripled',
                kind: 'formula',
                formula: '=IF({score}="","",3*{score}+700)',
              } as const,
            ]
          : []),
      ],
    },
  ],
  filled: [],
  drawing: { part: 'Risks', layout: 'groups', label: 'risk', group: 'area', heat: 'score' },
  updatedOn: '2026-11-23',
});

/** Texts that are something else to a program that reads too much into them. */
const FORMULA = '=1+41';
const MARKUP = '<b>bold</b> &amp; "quoted"';
const PATH = '../../etc/passwd';

const filled = (template: Template) =>
  contentOf(template, {
    'cover.owner': 'Ada Okafor',
    [fieldCell('About', 'Who asks')]: MARKUP,
    [tableCell('Risks', 0, 'area')]: 'Payments',
    [tableCell('Risks', 0, 'risk')]: FORMULA,
    [tableCell('Risks', 0, 'score')]: '4',
    [tableCell('Risks', 1, 'area')]: 'Branches',
    [tableCell('Risks', 1, 'risk')]: PATH,
    [tableCell('Risks', 1, 'score')]: '=2+3',
  });

/** Lines of a PDF as one text, however the program broke them. */
async function wordsOf(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test.each(TEMPLATE_FORMATS.filter((format) => format !== 'PDF'))(
  'every part of a %s file, blank or filled, is sound XML',
  async (format) => {
    const template = templateOf(format);
    for (const content of [null, filled(template)]) {
      const parts = Object.entries(unzipSync(await writeFile(template, content)));
      const xml = parts.filter(([path]) => /\.(xml|rels)$/.test(path));
      expect(xml.length).toBeGreaterThan(4);
      for (const [path, bytes] of xml) {
        expect([path, XMLValidator.validate(strFromU8(bytes))]).toEqual([path, true]);
      }
    }
  },
);

test('the head of a table in a text document says how a day is written and what there is to choose', async () => {
  const template: Template = {
    ...templateOf('DOCX'),
    parts: [
      {
        kind: 'table',
        title: 'Actions',
        help: 'One a row.',
        rows: 3,
        columns: [
          { key: 'due', title: 'Due', kind: 'date' },
          { key: 'state', title: 'State', kind: 'choice', options: ['Open', 'Done'] },
        ],
      },
    ],
  };
  const parts = unzipSync(await writeFile(template, null));
  const words = strFromU8(parts['word/document.xml']!).replaceAll(/<[^>]+>/g, ' ');
  expect(words).toContain('YYYY-MM-DD');
  expect(words).toContain('Open / Done');
  const handedOn = unzipSync(await writeFile(template, contentOf(template, {})));
  expect(strFromU8(handedOn['word/document.xml']!)).not.toContain('YYYY-MM-DD');
});

test('what looks like a formula is a text of the sheet, and the formula of a column counts', async () => {
  const template = templateOf('XLSX');
  const parts = unzipSync(await writeFile(template, filled(template)));
  const sheet = strFromU8(parts['xl/worksheets/sheet2.xml']!);
  const formulas = [...sheet.matchAll(/<f>([^<]*)<\/f>/g)].map((match) => match[1]);
  expect(formulas.length).toBeGreaterThan(0);
  expect(formulas.filter((one) => !one?.startsWith('IF(C'))).toEqual([]);
});

test('another program opens each format and shows what stands in it', {
  timeout: 400_000,
}, async ({ skip }) => {
  const program = 'soffice';
  const isThere = spawnSync(program, ['--version'], { encoding: 'utf8' }).status === 0;
  if (!isThere) return skip('LibreOffice is not installed: no file was opened by another program.');
  const folder = mkdtempSync(join(tmpdir(), 'template-files-'));
  try {
    const names = await Promise.all(
      TEMPLATE_FORMATS.map(async (format) => {
        const template = templateOf(format);
        const name = `${format}.${fileEnding(format)}`;
        writeFileSync(join(folder, name), await writeFile(template, filled(template)));
        return { format, name };
      }),
    );
    const others = names.filter(({ format }) => format !== 'PDF').map(({ name }) => name);
    const { status, stderr } = spawnSync(
      program,
      [
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        ...['--headless', '--convert-to', 'pdf', '--outdir', folder],
        ...others.map((name) => join(folder, name)),
      ],
      { encoding: 'utf8', timeout: 300_000 },
    );
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    for (const { format } of names) {
      const words = await wordsOf(readFileSync(join(folder, `${format}.pdf`)));
      const expected = [
        'Register of risks',
        'Ada Okafor',
        'Area',
        'Peril',
        'Score',
        'Payments',
        FORMULA,
        PATH,
        MARKUP,
        // 3 * 4 + 700, which stands nowhere in the file.
        ...(format === 'XLSX' ? ['Tripled', '712'] : []),
      ];
      expect([format, expected.filter((text) => !words.includes(text))]).toEqual([format, []]);
      // The text was not counted.
      expect([format, /\b42\b/.test(words)]).toEqual([format, false]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
