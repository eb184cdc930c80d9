import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { FIGURE_ELEMENTS, type Figure, type FigureNode } from '#domain/catalog/figure.ts';
import { ATTRIBUTES, FONT_SIZE_MIN, VIEW_BOXES } from './figure-allow-list.ts';
import { lineAt } from './prose.ts';

export interface FigureIssue {
  readonly line: number;
  readonly message: string;
  readonly fix: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  captureMetaData: true,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
});
const META = XMLParser.getMetaDataSymbol() as symbol;

/** The parser's node: one key that is the tag (or #text), attributes under ':@'. */
type Raw = { ':@'?: Record<string, string> } & Record<PropertyKey, unknown>;

/** Reads a picture against the allow list; the figure is missing where anything is refused. */
export function parseFigure(
  src: string,
  text: string,
): { figure: Figure | undefined; issues: FigureIssue[] } {
  const issues: FigureIssue[] = [];
  const report = (line: number, message: string, fix: string) => {
    issues.push({ line, message, fix });
  };
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    report(valid.err.line || 1, `is not well-formed: ${valid.err.msg}`, 'correct the XML');
    return { figure: undefined, issues };
  }
  // Entities, instructions and CDATA have no use here and are the usual ways to smuggle markup.
  for (const match of text.matchAll(/<!DOCTYPE|<!\[CDATA\[|<\?(?!xml\s)|&(?!(?:amp|lt|gt);)/g)) {
    const fix = 'remove it; write characters as they are, only & < > as &amp; &lt; &gt;';
    report(lineAt(text, match.index), `"${match[0]}" is not allowed in a picture`, fix);
  }
  if (issues.length > 0) return { figure: undefined, issues };

  const roots = rootsOf(text, report);
  const [root] = roots;
  if (!root) return { figure: undefined, issues };
  if (roots.length > 1 || tagOf(root) !== 'svg') {
    report(1, 'the file is not one <svg> element', 'put everything into a single <svg>');
    return { figure: undefined, issues };
  }
  const viewBox = checkRoot(root, lineAt(text, offsetOf(root)), report);
  const context = { text, report, fontSize: undefined, fill: undefined };
  const nodes = childrenOf(root, context).filter((node) => typeof node !== 'string');
  return { figure: issues.length === 0 ? { src, viewBox, nodes } : undefined, issues };
}

type Report = (line: number, message: string, fix: string) => void;

interface Context {
  readonly text: string;
  readonly report: Report;
  /** Inherited from the elements around. */
  readonly fontSize: string | undefined;
  readonly fill: string | undefined;
}

/** The elements outside all others; the parser itself refuses names that would harm its objects. */
function rootsOf(text: string, report: Report): Raw[] {
  try {
    return (parser.parse(text) as Raw[]).filter((node) => tagOf(node) !== '#text');
  } catch (error) {
    report(1, `cannot be read: ${(error as Error).message}`, 'remove the name');
    return [];
  }
}

const tagOf = (node: Raw): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const attrsOf = (node: Raw): Record<string, string> => node[':@'] ?? {};
const offsetOf = (node: Raw): number =>
  (node[META] as { startIndex?: number } | undefined)?.startIndex ?? 0;

function checkRoot(root: Raw, line: number, report: Report): string {
  const { xmlns, viewBox = '', ...others } = attrsOf(root);
  if (xmlns !== 'http://www.w3.org/2000/svg') {
    report(line, 'the xmlns is missing', 'write xmlns="http://www.w3.org/2000/svg" on <svg>');
  }
  if (!VIEW_BOXES.has(viewBox)) {
    report(line, `viewBox "${viewBox}"`, `use one of: ${[...VIEW_BOXES].join('; ')}`);
  }
  for (const name of Object.keys(others)) {
    report(line, `attribute "${name}" is not allowed on <svg>`, 'put it on a <g> inside');
  }
  return viewBox;
}

function childrenOf(parent: Raw, context: Context): (FigureNode | string)[] {
  const tag = tagOf(parent);
  const isText = tag === 'text' || tag === 'tspan';
  return (parent[tag] as Raw[]).flatMap((child): (FigureNode | string)[] => {
    const name = tagOf(child);
    if (name !== '#text') return elementOf(child, name, context);
    const words = String(child['#text']).replace(/\s+/g, ' ');
    if (isText) return words === ' ' ? [] : [words];
    if (words.trim() !== '') {
      const line = lineAt(context.text, offsetOf(parent));
      context.report(line, `loose text "${words.trim()}" in <${tag}>`, 'put it into a <text>');
    }
    return [];
  });
}

function elementOf(node: Raw, tag: string, context: Context): FigureNode[] {
  const line = lineAt(context.text, offsetOf(node));
  const attrs = attrsOf(node);
  if (!FIGURE_ELEMENTS.has(tag)) {
    context.report(line, `<${tag}> is not allowed`, `use ${[...FIGURE_ELEMENTS].join(', ')}`);
    return [];
  }
  for (const [name, value] of Object.entries(attrs)) {
    const form = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined;
    if (!form) context.report(line, `attribute "${name}" is not allowed on <${tag}>`, 'remove it');
    else if (!form.allows(value)) {
      context.report(line, `${name}="${value}" on <${tag}>`, `write ${form.hint}`);
    }
  }
  const fontSize = attrs['font-size'] ?? context.fontSize;
  const fill = attrs.fill ?? context.fill;
  if (tag === 'text') {
    // Without these the browser would draw black lettering in the page's size.
    if (fill === undefined) {
      context.report(line, '<text> has no fill', 'write fill="var(--ink)" or "var(--ink-2)"');
    }
    if (fontSize === undefined) {
      context.report(line, '<text> has no font-size', `write font-size="${FONT_SIZE_MIN}" or more`);
    }
  }
  if (attrs['font-size'] !== undefined && Number(attrs['font-size']) < FONT_SIZE_MIN) {
    context.report(line, `font-size ${attrs['font-size']}`, `use ${FONT_SIZE_MIN} or more`);
  }
  return [{ tag, attrs, children: childrenOf(node, { ...context, fontSize, fill }) }];
}

/** The lettering of a picture, for rules on words. */
export function figureText(nodes: readonly (FigureNode | string)[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : figureText(node.children)))
    .filter((text) => text.trim() !== '')
    .join(' ');
}
