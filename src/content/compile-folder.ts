import { basename } from 'node:path';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { checkContent } from './check.ts';
import { compileCatalog } from './compile.ts';
import { readContentFiles } from './files.ts';
import { loadContent } from './load.ts';
import type { Problem } from './problem.ts';

export interface CompiledFolder {
  readonly catalog: Catalog;
  readonly fileCount: number;
  /** They stop no build; `npm run content:check` fails on them. */
  readonly warnings: readonly Problem[];
}

export interface ContentInvalid {
  readonly code: 'content.invalid';
  /** The errors; nothing was compiled. */
  readonly problems: readonly Problem[];
}

/**
 * Reads, checks and compiles a content folder.
 * @param today the day of the check, `YYYY-MM-DD`
 */
export function compileFolder(
  contentDir: string,
  today: string,
): Result<CompiledFolder, ContentInvalid> {
  const content = loadContent(readContentFiles(contentDir), basename(contentDir), today);
  const { problems } = checkContent(content);
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) return err({ code: 'content.invalid', problems: errors });
  return ok({
    catalog: compileCatalog(content),
    fileCount: content.fileCount,
    warnings: problems.filter((problem) => problem.severity === 'warning'),
  });
}
