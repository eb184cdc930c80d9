import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Block, Inline } from '#domain/catalog/prose.ts';

/** Something the restricted Markdown does not allow; `line` counts from 1 inside the text. */
export interface MarkdownIssue {
  readonly line: number;
  readonly message: string;
  readonly fix: string;
}

const TABLE_COLUMNS_MAX = 4;
const TABLE_ROWS_MAX = 6;

const processor = unified().use(remarkParse).use(remarkGfm);

type Root = ReturnType<typeof processor.parse>;
type Node = Root | Root['children'][number];
type Of<K extends Node['type']> = Extract<Node, { type: K }>;
type Table = Of<'table'>;
type List = Of<'list'>;
type Phrasing = Of<'paragraph'>['children'][number];

const REFUSED: Partial<Record<Node['type'] | Phrasing['type'], { what: string; fix: string }>> = {
  heading: { what: 'a heading', fix: 'give the idea a card of its own, with a title' },
  code: { what: 'code', fix: 'write it as plain text; keep lines unindented' },
  inlineCode: { what: 'code', fix: 'write the term plainly or in *emphasis*' },
  html: { what: 'HTML', fix: 'use Markdown; write < as "less than"' },
  link: { what: 'a link', fix: 'name the source in refs' },
  linkReference: { what: 'a link', fix: 'name the source in refs' },
  image: { what: 'an image', fix: 'use the figure field of the step' },
  imageReference: { what: 'an image', fix: 'use the figure field of the step' },
  blockquote: { what: 'a quotation block', fix: 'write it as a paragraph' },
  thematicBreak: { what: 'a dividing line', fix: 'start a new card instead' },
  break: { what: 'a forced line break', fix: 'start a new paragraph or use a list' },
  delete: { what: 'struck text', fix: 'remove it' },
  footnoteReference: { what: 'a footnote', fix: 'say it in the text' },
  footnoteDefinition: { what: 'a footnote', fix: 'say it in the text' },
  definition: { what: 'a link definition', fix: 'name the source in refs' },
};

/** Compiles the restricted Markdown of a reading to blocks; whatever is not allowed is an issue. */
export function parseMarkdown(text: string): { blocks: Block[]; issues: MarkdownIssue[] } {
  const issues: MarkdownIssue[] = [];
  const report: Report = (node, message, fix) => {
    issues.push({ line: node.position?.start.line ?? 1, message, fix });
  };
  const blocks = processor.parse(text).children.flatMap((node) => toBlock(node, report));
  return { blocks, issues };
}

type Positioned = { position?: { start: { line: number } } | undefined };
type Report = (node: Positioned, message: string, fix: string) => void;

function refuse(node: Node | Phrasing, report: Report): [] {
  const { what, fix } = REFUSED[node.type] ?? { what: `"${node.type}"`, fix: 'remove it' };
  report(node, `${what} is not allowed in a reading`, fix);
  return [];
}

function toBlock(node: Root['children'][number], report: Report): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', content: toInlines(node.children, report) }];
    case 'list':
      return [toList(node, report)];
    case 'table':
      return [toTable(node, report)];
    default:
      return refuse(node, report);
  }
}

function toList(list: List, report: Report): Block {
  if (list.ordered && (list.start ?? 1) !== 1) {
    report(list, `the list starts at ${list.start}`, 'start numbered lists at 1');
  }
  const items = list.children.map((item): Inline[] => {
    const [first, ...rest] = item.children;
    if (typeof item.checked === 'boolean') {
      report(item, 'a tick box is not allowed in a reading', 'use a plain list');
    }
    if (first?.type !== 'paragraph' || rest.length > 0) {
      report(item, 'a list item holds more than one line of text', 'keep lists one level deep');
      return [];
    }
    return toInlines(first.children, report);
  });
  return { kind: 'list', ordered: list.ordered === true, items };
}

function toTable(table: Table, report: Report): Block {
  const [head, ...rows] = table.children.map((row) =>
    row.children.map((cell) => toInlines(cell.children, report)),
  );
  const columns = head?.length ?? 0;
  if (columns > TABLE_COLUMNS_MAX || rows.length > TABLE_ROWS_MAX) {
    report(
      table,
      `the table has ${columns} columns and ${rows.length} rows`,
      `keep it to ${TABLE_COLUMNS_MAX} columns and ${TABLE_ROWS_MAX} rows below the head`,
    );
  }
  rows.forEach((row, index) => {
    if (row.length === columns) return;
    const at = table.children[index + 1] ?? table;
    report(at, `the row has ${row.length} of ${columns} cells`, 'give every row all its cells');
  });
  return { kind: 'table', head: head ?? [], rows };
}

function toInlines(nodes: readonly Phrasing[], report: Report): Inline[] {
  const inlines: Inline[] = [];
  for (const node of nodes) {
    if (node.type === 'text') {
      const last = inlines.at(-1);
      const value = node.value.replace(/\s+/g, ' ');
      if (typeof last === 'string') inlines[inlines.length - 1] = last + value;
      else inlines.push(value);
    } else if (node.type === 'strong' || node.type === 'emphasis') {
      inlines.push({ kind: node.type, content: toInlines(node.children, report) });
    } else {
      refuse(node, report);
    }
  }
  return inlines;
}

/** The text of blocks without its marks, for counting words. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.flatMap(linesOf).map(plainInlines).join('\n');
}

function linesOf(block: Block): readonly (readonly Inline[])[] {
  if (block.kind === 'paragraph') return [block.content];
  if (block.kind === 'list') return block.items;
  return [block.head, ...block.rows].flat();
}

const plainInlines = (content: readonly Inline[]): string =>
  content.map((part) => (typeof part === 'string' ? part : plainInlines(part.content))).join('');
