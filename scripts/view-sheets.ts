// Pictures of every modelling language's notation and of all views, in the three themes: `node
// scripts/view-sheets.ts [part of a view's id]` writes them to out/views, to be looked at.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { viewOf } from '#content/authored-view.ts';
import { readContentFiles } from '#content/files.ts';
import { loadContent } from '#content/load.ts';
import type { FigureNode } from '#domain/catalog/figure.ts';
import { describe } from '#domain/modelling/describe.ts';
import { drawView } from '#domain/modelling/drawing/draw-view.ts';
import type { Language } from '#domain/modelling/language.ts';
import { boxIn } from '#domain/modelling/placing.ts';
import type { AccessMode, View } from '#domain/modelling/view.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'out/views');
const only = process.argv[2];
const COLUMNS = 6;
const PER_SHEET = 40;

const content = loadContent(readContentFiles(join(root, 'content')), 'content', '2026-01-01');
const tokens = readFileSync(join(root, 'src/client/ui/styles/tokens.css'), 'utf8');

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const markup = (node: FigureNode | string): string => {
  if (typeof node === 'string') return escaped(node);
  const attrs = Object.entries(node.attrs).map(([name, value]) => ` ${name}='${value}'`);
  return `<${node.tag}${attrs.join('')}>${node.children.map(markup).join('')}</${node.tag}>`;
};

function picture(language: Language, view: View, withWords: boolean): string {
  const { frame, nodes } = drawView(language, view);
  const box = [frame.x, frame.y, frame.width, frame.height].join(' ');
  const words = withWords ? `<p>${escaped(describe(language, view, 'meaning').join(' '))}</p>` : '';
  return `<figure><h2>${escaped(view.title)}</h2><svg width="${frame.width}" height="${frame.height}" viewBox="${box}">${nodes.map(markup).join('')}</svg>${words}</figure>`;
}

const cell = (index: number): [number, number] => [index % COLUMNS, Math.floor(index / COLUMNS)];

function everyElement(language: Language): View {
  return {
    title: 'Elements',
    elements: language.elements.map(({ id, name }, index) => {
      return { id, kind: id, name, box: boxIn(cell(index), false) };
    }),
    relations: [],
  };
}

function everyRelation(language: Language): View {
  const modes: AccessMode[] = ['access', 'read', 'write', 'read-write'];
  const lines = language.relationships.flatMap(({ id: type, line: { extra } }) => [
    ...(extra === 'access' ? modes.map((access) => ({ type, access })) : [{ type }]),
    ...(extra === 'direction' ? [{ type, directed: true }] : []),
    ...(extra === 'strength' ? [{ type, strength: '++' }] : []),
  ]);
  const forms = language.junction.forms.map(({ id }) => id);
  const kind = language.elements[0]?.id ?? '';
  return {
    title: 'Relationships and junctions',
    elements: [
      ...lines.flatMap(({ type, ...rest }, index) => {
        const [column, row] = [(index % 3) * 2, Math.floor(index / 3)];
        const says = Object.values(rest).join(' ');
        return [
          { id: `a${index}`, kind, name: `${type} ${says}`, box: boxIn([column, row], false) },
          { id: `b${index}`, kind, name: 'End', box: boxIn([column + 1, row], false) },
        ];
      }),
      ...forms.map((id, index) => {
        return {
          id,
          kind: id,
          name: '',
          box: boxIn([index * 2, Math.ceil(lines.length / 3)], true),
        };
      }),
    ],
    relations: lines.map((line, index) => {
      return { id: `r${index}`, from: `a${index}`, to: `b${index}`, ...line };
    }),
  };
}

const sheets = content.languages.flatMap(({ courseKey, data: language }) => {
  const views = content.views
    .filter((one) => one.courseKey === courseKey && (!only || one.id.includes(only)))
    .map((one) =>
      picture(language, { ...viewOf(language, one.data), title: one.id }, only !== undefined),
    );
  const notation = [everyElement(language), everyRelation(language)];
  return [
    ...(only
      ? []
      : [[`${courseKey}-notation`, notation.map((one) => picture(language, one, false)).join('')]]),
    ...Array.from({ length: Math.ceil(views.length / PER_SHEET) }, (_, index) => [
      `${courseKey}-views-${index + 1}`,
      views.slice(index * PER_SHEET, (index + 1) * PER_SHEET).join(''),
    ]),
  ] as [string, string][];
});

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, body] of sheets) {
  const themes = only || name.endsWith('notation') ? ['dark', 'light', 'midnight'] : ['light'];
  for (const theme of themes) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: Number(process.env.SCALE ?? 1),
    });
    await page.setContent(
      `<!doctype html><html data-theme="${theme}"><style>${tokens} body{background:var(--bg);color:var(--ink);font:520 14px system-ui;margin:1rem}figure{display:inline-block;vertical-align:top;margin:0 1rem 1rem 0;max-width:100%}h2{font-size:13px;margin:0 0 4px}p{max-width:36rem;font-size:12px}</style>${body}`,
    );
    await page.screenshot({ path: join(out, `${name}-${theme}.png`), fullPage: true });
    await page.close();
  }
}
await browser.close();
console.log(`${sheets.length} sheets in out/views`);
