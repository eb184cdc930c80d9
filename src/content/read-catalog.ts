import { readFileSync } from 'node:fs';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { deepFreeze } from './deep-freeze.ts';

/** Raised whenever the compiled file's shape changes, so that an old build is never misread. */
export const CATALOG_FORMAT = 7;

export interface CatalogFile {
  readonly format: number;
  readonly catalog: Catalog;
}

export interface CatalogUnreadable {
  readonly code: 'content.missing' | 'content.unreadable' | 'content.other_format';
  /** One sentence for the operator. */
  readonly message: string;
}

/**
 * Reads the compiled content, frozen. It was checked when it was built, so it is only parsed here.
 * @param file path of the compiled file, as `currentBuild` names it
 */
export function readCatalog(file: string): Result<Catalog, CatalogUnreadable> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    return fail(
      isMissing ? 'content.missing' : 'content.unreadable',
      isMissing ? `The compiled content ${file} is missing` : `${file} cannot be read: ${cause}`,
    );
  }
  let parsed: Partial<CatalogFile> | null;
  try {
    parsed = JSON.parse(text);
  } catch {
    return fail('content.unreadable', `The compiled content ${file} is damaged`);
  }
  if (parsed?.format !== CATALOG_FORMAT || !parsed.catalog) {
    return fail('content.other_format', `The compiled content ${file} is of another version`);
  }
  return ok(deepFreeze(parsed.catalog));
}

const fail = (code: CatalogUnreadable['code'], what: string): Result<never, CatalogUnreadable> =>
  err({ code, message: `${what}; run "npm run build" and start again.` });
