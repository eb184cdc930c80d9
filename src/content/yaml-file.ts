import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type Located, lineIn, type Path } from './located.ts';
import type { Finding } from './problem.ts';

interface Source {
  readonly file: string;
  readonly text: string;
  readonly courseKey: string;
}

/** A file that passed its schema, or why it did not and which ids it talks about. */
export type YamlFile<T> =
  | { readonly ok: true; readonly root: Located<T> }
  | { readonly ok: false; readonly findings: readonly Finding[]; readonly mentions: Set<string> };

/** Parses one YAML file and checks it with its schema; every finding carries its line. */
export function readYaml<T>(source: Source, schema: z.ZodType<T>, schemaName: string): YamlFile<T> {
  const { file, text, courseKey } = source;
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = { file, id: file };
  const broken = [...doc.errors, ...doc.warnings].map((error) => ({
    ...place,
    line: lines.linePos(error.pos[0]).line || 1,
    message: `is not valid YAML: ${error.message}`,
    fix: 'correct the YAML; quote texts that hold a colon, a # or a leading symbol',
  }));
  if (broken.length > 0) return { ok: false, findings: broken, mentions: mentionsOf(doc) };

  const parsed = schema.safeParse(doc.toJS());
  if (parsed.success) {
    const line = (path: Path, textLine?: number) => lineIn(doc, lines, path, textLine);
    return { ok: true, root: { id: file, courseKey, file, data: parsed.data, line } };
  }
  const findings = parsed.error.issues.flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return unknown.map((key) => {
      const path = key === undefined ? issue.path : [...issue.path, key];
      return {
        ...place,
        line: lineIn(doc, lines, path),
        message: `${path.join('.') || 'the file'}: ${key === undefined ? issue.message : 'unknown field'}`,
        fix: `see content/schema/${schemaName}.json for the fields and their form`,
      };
    });
  });
  return { ok: false, findings, mentions: mentionsOf(doc) };
}

/** A list file as one located thing per entry. */
export function entriesOf<T extends { id: string }>(list: Located<readonly T[]>): Located<T>[] {
  return list.data.map((data, index) => ({
    ...list,
    id: data.id,
    data,
    line: (path, textLine) => list.line([index, ...path], textLine),
  }));
}

function mentionsOf(doc: Document): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
  };
  try {
    walk(doc.toJS());
  } catch {
    // A document too broken to read mentions nothing; its YAML errors are reported anyway.
  }
  return found;
}
