import type { z } from 'zod';
import type { Bodies, Content } from './content.ts';
import { at, type Located, type Path } from './located.ts';
import { parseMarkdown } from './markdown.ts';
import type { Finding } from './problem.ts';
import { readYaml } from './yaml-file.ts';

/** A file before it is read. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly courseKey: string;
  /** The folder of a phase; empty outside phases. */
  readonly phaseId: string;
}

/** The parts of `Content` that files add entries to. */
export type List = {
  [K in keyof Content]: Content[K] extends readonly Located<unknown>[] ? K : never;
}[keyof Content];

/** What one file adds to the content. */
export interface FilePart extends Partial<Pick<Content, List>> {
  readonly found?: Partial<Content['found']>;
  readonly refusedMentions?: ReadonlySet<string>;
}

export const refused = (file: string, message: string, fix: string): FilePart => ({
  found: { schema: [{ file, line: 1, id: file, message, fix }] },
});

/** Reads a YAML file and turns its root into a part, or says why it cannot be read. */
export function fromYaml<T>(
  source: Source,
  [schemaName, schema]: [string, z.ZodType<T>],
  toPart: (root: Located<T>) => FilePart,
): FilePart {
  const result = readYaml(source, schema, schemaName);
  if (result.ok) return toPart(result.root);
  return { found: { schema: result.findings }, refusedMentions: result.mentions };
}

/** Compiles one reading; what its Markdown may not hold is added to the findings. */
export function readReading(
  owner: Located<unknown>,
  path: Path,
  text: string,
  findings: Finding[],
): ReturnType<typeof parseMarkdown>['blocks'] {
  const { blocks, issues } = parseMarkdown(text);
  for (const { line, message, fix } of issues) {
    findings.push({ ...at(owner, path, line), message, fix });
  }
  return blocks;
}

interface Steps {
  readonly steps: readonly { readonly kind: string; readonly body?: string }[];
}

/** The readings among the steps, by the place of their step. */
export function readBodies(owner: Located<Steps>, findings: Finding[]): Bodies {
  return owner.data.steps.map((step, index) =>
    step.kind === 'reading' && step.body !== undefined
      ? readReading(owner, ['steps', index, 'body'], step.body, findings)
      : undefined,
  );
}
