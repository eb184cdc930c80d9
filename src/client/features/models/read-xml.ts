// Reads XML as a tree: strictly, without document types and entities, and no further than a file of a model goes.
import { SaxesParser } from 'saxes';
import type { XmlNode } from '#domain/modelling/exchange/xml.ts';

export const MOST_BYTES = 5 * 1024 * 1024;
const MOST_DEPTH = 40;
const MOST_NODES = 200_000;
/** Of one element; the format has fewer than ten. */
const MOST_ATTRIBUTES = 100;
/** Of a comment, an instruction or a section of plain text, in characters: the parser collects each sign by sign. */
const LONGEST_ASIDE = 100_000;
const ASIDES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;
const DOCTYPE = '<!DOCTYPE';

export type XmlFault =
  | { readonly fault: 'too-large' | 'not-text' }
  | { readonly fault: 'doctype' | 'deep' | 'too-many-parts'; readonly line: number }
  /** `what` is the parser's own sentence, in English. */
  | { readonly fault: 'malformed'; readonly line: number; readonly what: string };

type Growing = { -readonly [K in keyof XmlNode]: XmlNode[K] } & { children: Growing[] };

/** Ends the reading at the first fault. */
class Refused extends Error {
  readonly fault: XmlFault;
  constructor(fault: XmlFault) {
    super(fault.fault);
    this.fault = fault;
  }
}

/** @param bytes of the file as it was chosen */
export function readXml(
  bytes: Uint8Array,
): { ok: true; root: XmlNode } | { ok: false; fault: XmlFault } {
  if (bytes.byteLength > MOST_BYTES) return { ok: false, fault: { fault: 'too-large' } };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, fault: { fault: 'not-text' } };
  }
  try {
    return { ok: true, root: treeOf(text) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, fault: error.fault };
    throw error;
  }
}

/**
 * Before the parser, which would collect all of it first. None of these signs stands unescaped in a text or a value.
 * @throws at a document type, and at an aside that is too long
 */
function refuseBombs(text: string): void {
  const lineAt = (place: number) => text.slice(0, place).split('\n').length;
  const doctype = text.indexOf(DOCTYPE);
  if (doctype >= 0) throw new Refused({ fault: 'doctype', line: lineAt(doctype) });
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const aside = ASIDES.find(([opens]) => text.startsWith(opens, at));
    if (!aside) continue;
    const end = text.indexOf(aside[1], at);
    if ((end < 0 ? text.length : end) - at > LONGEST_ASIDE)
      throw new Refused({ fault: 'too-many-parts', line: lineAt(at) });
    if (end < 0) return;
    at = end;
  }
}

function treeOf(text: string): XmlNode {
  refuseBombs(text);
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: Growing[] = [];
  let root: Growing | undefined;
  let nodes = 0;
  let attributesHere = 0;
  const refuse = (fault: 'deep' | 'too-many-parts'): never => {
    throw new Refused({ fault, line: parser.line });
  };
  parser.on('error', (error) => {
    const what = error.message.replace(/^\d+:\d+: /, '');
    throw new Refused({ fault: 'malformed', line: parser.line, what });
  });
  // Entities cannot be declared elsewhere: without a document type there are only those of XML itself.
  parser.on('attribute', () => {
    attributesHere += 1;
    if (attributesHere > MOST_ATTRIBUTES) refuse('too-many-parts');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    nodes += 1;
    attributesHere = 0;
    if (open.length >= MOST_DEPTH) refuse('deep');
    if (nodes > MOST_NODES) refuse('too-many-parts');
    const attrs = Object.fromEntries(
      Object.values(attributes).map((one) => [one.local, one.value] as const),
    );
    const node: Growing = {
      name: local,
      namespace: uri,
      attrs,
      children: [],
      text: '',
      line: parser.line,
    };
    const outer = open.at(-1);
    if (outer) outer.children.push(node);
    else root = node;
    open.push(node);
  });
  const onText = (part: string) => {
    const node = open.at(-1);
    if (node) node.text += part;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (root === undefined) throw new Refused({ fault: 'malformed', line: 1, what: 'no element' });
  return root;
}
