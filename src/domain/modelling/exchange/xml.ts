// XML as a tree: what is read from a file, and what is written into one.

export interface XmlNode {
  /** Without its prefix. */
  readonly name: string;
  /** The namespace that it stands in; empty where there is none. */
  readonly namespace: string;
  /** By names without their prefixes. */
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** The text right inside it. */
  readonly text: string;
  /** Where it begins in its file, from 1. */
  readonly line: number;
}

/** A node to be written: names as they are to stand there, prefixes with them. */
export interface XmlPart {
  readonly name: string;
  readonly attrs?: Readonly<Record<string, string | undefined>>;
  readonly children?: readonly XmlPart[];
  readonly text?: string;
}

/** Characters that XML 1.0 does not hold, however they are written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as XML can hold it. */
export const xmlSafe = (text: string): string => text.toWellFormed().replace(NOT_IN_XML, '');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
const escaped = (text: string): string =>
  xmlSafe(text).replace(/[&<>"\t\n\r]/g, (one) => ESCAPES[one] ?? one);

/** A file with this root, in UTF-8. */
export const xmlText = (root: XmlPart): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;

function written({ name, attrs = {}, children = [], text }: XmlPart, indent: string): string {
  const said = Object.entries(attrs)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  const open = `${indent}<${name}${said}`;
  if (text !== undefined) return `${open}>${escaped(text)}</${name}>`;
  if (children.length === 0) return `${open}/>`;
  const inner = children.map((child) => written(child, `${indent}  `)).join('\n');
  return `${open}>\n${inner}\n${indent}</${name}>`;
}
