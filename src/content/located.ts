import type { Document, Node, Pair } from 'yaml';
import { isMap, isScalar, isSeq, type LineCounter } from 'yaml';
import type { Place } from './problem.ts';

export type Path = readonly PropertyKey[];

/** A parsed thing that still knows where its parts stand in the file. */
export interface Located<T> {
  readonly id: string;
  /** Empty for content that belongs to no course. */
  readonly courseKey: string;
  readonly file: string;
  readonly data: T;
  /**
   * The line of a field, from 1. In a literal block (`|`) `textLine` moves to that line of the
   * text; folded texts answer the line of the field.
   */
  line(path: Path, textLine?: number): number;
}

/** The place of a field, ready to be spread into a finding. */
export function at(thing: Located<unknown>, path: Path = [], textLine?: number): Place {
  return { file: thing.file, line: thing.line(path, textLine), id: thing.id };
}

/** The line of a path in a YAML document: as deep as the path exists. */
export function lineIn(doc: Document, lines: LineCounter, path: Path, textLine = 1): number {
  let node: unknown = doc.contents;
  let offset = (node as Node | null)?.range?.[0] ?? 0;
  for (const part of path) {
    const next = step(node, part);
    if (!next) break;
    offset = next.offset;
    node = next.node;
  }
  const line = lines.linePos(offset).line || 1;
  const literal = isScalar(node) && node.type === 'BLOCK_LITERAL';
  return literal ? line + textLine : line;
}

function step(node: unknown, part: PropertyKey): { node: unknown; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item: Pair) => isScalar(item.key) && item.key.value === part);
    const key = pair?.key as Node | undefined;
    return key?.range ? { node: pair?.value, offset: key.range[0] } : undefined;
  }
  if (isSeq(node) && typeof part === 'number') {
    const item = node.items[part] as Node | undefined;
    return item?.range ? { node: item, offset: item.range[0] } : undefined;
  }
  return undefined;
}
