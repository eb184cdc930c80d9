// The documents say what is true: figures, names and links in them are compared with the project.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContentFiles } from '#content/files.ts';
import { inventoryOf } from '#content/inventory.ts';
import { loadContent } from '#content/load.ts';
import { offerOf } from '#domain/catalog/offer.ts';
import { configTable } from '#server/config/config-table.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const documentsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => normalize(join(folder, name)))
    .sort();
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'src', 'scripts', 'content', 'tests', 'bench'].flatMap(documentsIn),
];
const names = configTable.map((row) => row.name);
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

/** Markdown without its code blocks, where nothing is a link. */
const proseOf = (document: string): string => read(document).replaceAll(/^```[\s\S]*?^```/gm, '');

describe('configuration', () => {
  test('the table of the README is the table of the configuration', () => {
    const rows = configTable.map((row) => `| \`${row.name}\` | ${row.default} | ${row.meaning} |`);
    const table = ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
    const block = /<!-- configuration: begin[^>]*-->\n([\s\S]*?)\n<!-- configuration: end -->/;
    expect(block.exec(read('README.md'))?.[1]).toBe(table);
  });

  test('.env.example shows every variable once, and no other', () => {
    const shown = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map((match) => match[1]);
    expect(shown.sort()).toEqual([...names].sort());
  });

  test('compose.yaml sets only variables that exist', () => {
    const { services } = parse(read('compose.yaml'));
    const set = Object.keys(services.app.environment);
    expect(set.length).toBeGreaterThan(0);
    expect(set.filter((name) => !names.some((known) => known === name))).toEqual([]);
  });
});

describe('the courses', () => {
  const content = loadContent(readContentFiles(join(root, 'content')), 'content', '2026-11-20');
  const heldBy = (course: string) =>
    new Map<string, number>(inventoryOf(content, course).map(({ key, stands }) => [key, stands]));
  const readme = read('README.md').replaceAll(/\s+/g, ' ').toLowerCase();
  const SPELT = new Map([
    [2, 'two'],
    [5, 'five'],
    [7, 'seven'],
    [10, 'ten'],
    [11, 'eleven'],
    [12, 'twelve'],
  ]);
  const figuresOf = (sentence: RegExp) => (sentence.exec(readme) ?? []).slice(1);
  const spelt = (count = 0) => SPELT.get(count) ?? String(count);

  test('the README counts what TOGAF holds', () => {
    const held = heldBy('togaf');
    const asked = ['checkQuestions', 'quizQuestions', 'coreQuizQuestions'].reduce(
      (sum, key) => sum + (held.get(key) ?? 0),
      0,
    );
    expect(
      figuresOf(
        /path of (\w+) stations [^.]*?, a core line of (\d+) lessons and (\w+) quizzes before it, (\d+) missions and (\d+) questions/,
      ),
    ).toEqual([
      spelt(held.get('phases')),
      String(held.get('coreLessons')),
      spelt(held.get('coreQuizzes')),
      String(held.get('missions')),
      String(asked),
    ]);
    const exams = offerOf(productCatalogIndex(), 'togaf').practiceExams;
    expect(
      figuresOf(
        /\. (\w+) papers draw from (\d+) more: (\w+) practice exams, [^.]*? and (\w+) practices,/,
      ),
    ).toEqual([
      spelt(held.get('papers')),
      String(held.get('bankQuestions')),
      spelt(exams),
      spelt(held.get('papers')! - exams),
    ]);
  });

  test('the README counts what PMP and ArchiMate hold', () => {
    const ofBoth = ['pmp', 'archimate'].flatMap((course) => {
      const held = heldBy(course);
      return [
        String(held.get('missions')),
        spelt(held.get('phases')),
        String(held.get('labStories')),
      ];
    });
    expect(
      figuresOf(
        /pmp has (\d+) missions and a path of (\w+) units with (\d+) labs, archimate (\d+) missions and (\w+) units with (\d+) labs/,
      ),
    ).toEqual(ofBoth);
  });
});

describe('commands', () => {
  test('every npm script that a document names exists', () => {
    const named = documents.flatMap((document) =>
      [...read(document).matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)].map(
        (match) => ({
          document,
          script: match[1] ?? match[2] ?? '',
        }),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ script }) => !scripts.includes(script))).toEqual([]);
  });

  test('the README tells every npm script', () => {
    const readme = read('README.md');
    const isReported = (script: string) =>
      readme.includes(`\`npm run ${script}\``) || readme.includes(`\`npm ${script}\``);
    expect(scripts.filter((script) => !isReported(script))).toEqual([]);
  });
});

/** The anchor that a heading gets where Markdown is shown. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (document: string): string[] =>
  [...proseOf(document).matchAll(/^#+ (.+)$/gm)].map((match) => anchorOf(match[1] ?? ''));

/** What is wrong with a relative link, or undefined. */
function brokenLink(document: string, target: string): string | undefined {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : normalize(join(dirname(document), path));
  if (!existsSync(join(root, file))) return `${document}: no file ${target}`;
  if (anchor === undefined || anchorsOf(file).includes(anchor)) return undefined;
  return `${document}: no heading ${target}`;
}

describe('references', () => {
  test.each(documents)('every relative link in %s leads somewhere', (document) => {
    const links = [...proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(links.flatMap((target) => brokenLink(document, target) ?? [])).toEqual([]);
  });

  test.each(documents)('every path that %s names in code style exists', (document) => {
    const path =
      /`((?:src|tests|scripts|content|docs|drizzle|bench|public|\.ci)(?:\/[\w.@-]+)+\/?)`/g;
    const paths = [...proseOf(document).matchAll(path)].map((match) => match[1] ?? '');
    expect(paths.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });

  test('decision records are numbered without a gap and have their three parts', () => {
    const records = documents.filter((document) => document.startsWith('docs/decisions/'));
    expect(records.length).toBeGreaterThan(0);
    for (const [index, record] of records.entries()) {
      const number = String(index + 1).padStart(4, '0');
      expect(record).toMatch(new RegExp(`/${number}-[a-z0-9-]+\\.md$`));
      const headings = [...read(record).matchAll(/^#+ (.+)$/gm)].map((match) => match[1]);
      expect(headings[0]).toMatch(new RegExp(`^${number}\\. `));
      expect(headings.slice(1)).toEqual(['Context', 'Decision', 'Consequences']);
    }
  });
});
