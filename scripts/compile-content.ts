// Compiles content/ into the one checked file that the server reads at its start.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ContentInvalid, compileFolder } from '#content/compile-folder.ts';
import type { Problem } from '#content/problem.ts';
import { CATALOG_FORMAT, type CatalogFile } from '#content/read-catalog.ts';
import { ok, type Result } from '#domain/kernel/result.ts';

export interface CompiledContent {
  readonly revision: string;
  readonly files: number;
  readonly missions: number;
  /** Items of phases, with their test-outs. */
  readonly items: number;
  readonly questions: number;
  readonly bytes: number;
  /** Warnings do not stop a build; `npm run content:check` fails on them. */
  readonly warnings: readonly Problem[];
}

/**
 * Checks and compiles a content folder.
 * @param options.outFile written whole or not at all, so that a killed build leaves the old file
 * @param options.today the day of the build, `YYYY-MM-DD`
 */
export async function compileContent(options: {
  readonly contentDir: string;
  readonly outFile: string;
  readonly today: string;
}): Promise<Result<CompiledContent, ContentInvalid>> {
  const { contentDir, outFile, today } = options;
  const compiled = compileFolder(contentDir, today);
  if (!compiled.ok) return compiled;
  const { catalog, fileCount, warnings } = compiled.value;
  const text = JSON.stringify({ format: CATALOG_FORMAT, catalog } satisfies CatalogFile);
  await mkdir(dirname(outFile), { recursive: true });
  const draft = `${outFile}.${process.pid}.tmp`;
  await writeFile(draft, text);
  await rename(draft, outFile);
  return ok({
    revision: catalog.revision,
    files: fileCount,
    missions: catalog.missions.length,
    items: catalog.items.length,
    questions: catalog.questions.length,
    bytes: Buffer.byteLength(text),
    warnings,
  });
}
