// Builds what the server serves: content/ compiled to one checked file, the client bundled and compressed.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { compileContent } from './compile-content.ts';

const root = join(import.meta.dirname, '..');
const today = new Date().toISOString().slice(0, 10);

const compiled = await compileContent({
  contentDir: join(root, 'content'),
  outFile: join(root, 'dist/content/catalog.json'),
  today,
});
if (!compiled.ok) {
  console.error('The content has errors; `npm run content:check` lists them.');
  process.exit(1);
}
// The development server bundles the client itself.
if (process.argv.includes('--content-only')) process.exit(0);
await build({ root, logLevel: 'warn' });
compressFolder(join(root, 'dist/client'));

/** Writes `.br` and `.gz` beside every text file, so that serving costs no compression. */
function compressFolder(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compressFolder(path);
    else if (/\.(js|css|svg|json|webmanifest)$/.test(name)) {
      const bytes = readFileSync(path);
      if (bytes.length < 1024) continue;
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
    }
  }
}
