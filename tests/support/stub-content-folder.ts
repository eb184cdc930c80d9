import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type StubParts, stubFiles } from './stub-content.ts';

/** Writes the stub content to a folder of its own, gone after the test; answers its path. */
export function writeStubFolder(change?: (parts: StubParts) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'meritpath-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const contentDir = join(folder, 'content');
  for (const [path, text] of stubFiles(change)) {
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), text);
  }
  return contentDir;
}
