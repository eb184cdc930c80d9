// Builds what the server serves: content/ compiled to one checked file, the client bundled and compressed, the blank
// files of templates.
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { currentBuild } from '#content/current-build.ts';
import { readCatalog } from '#content/read-catalog.ts';
import { blankFileName } from '#server/modules/template/template-files.ts';
import { createWriter } from '#server/modules/template/writer-pool.ts';
import { compileContent } from './compile-content.ts';

// What is served is the product, whatever the environment of who builds it says.
process.env.NODE_ENV = 'production';

const root = join(import.meta.dirname, '..');
const today = new Date().toISOString().slice(0, 10);
// The development server bundles the client itself, so only the content of the newest build is renewed.
const isContentOnly = process.argv.includes('--content-only');
// A folder of its own: a server that runs goes on with the build that it started with.
const name = `builds/${new Date().toISOString().replaceAll(/\D/g, '')}-${process.pid}`;
const folder = join(root, 'dist', name);
const { catalogFile, clientDir, templatesDir } = isContentOnly
  ? currentBuild(root)
  : {
      catalogFile: join(folder, 'content', 'catalog.json'),
      clientDir: join(folder, 'client'),
      templatesDir: join(folder, 'templates'),
    };

const compiled = await compileContent({
  contentDir: join(root, 'content'),
  outFile: catalogFile,
  today,
});
if (!compiled.ok) {
  console.error('The content has errors; `npm run content:check` lists them.');
  process.exit(1);
}
if (isContentOnly) process.exit(0);
mkdirSync(clientDir, { recursive: true });
// In a thread of its own, beside the client.
const templates = writeBlankFiles();
await build({ root, logLevel: 'warn', build: { outDir: clientDir } });
await buildAlone('public/start.js', 'start.js');
putStartIntoPage();
await buildShellWorker(clientDir);
compressFolder(clientDir);
await templates;
// Last and in one step: whoever reads the marker finds a whole build behind it.
const marker = join(root, 'dist', 'current');
writeFileSync(`${marker}.${process.pid}`, `${name}\n`);
renameSync(`${marker}.${process.pid}`, marker);

/** What a list tells the size of and most learners download: no server has to make it. */
async function writeBlankFiles(): Promise<void> {
  const catalog = readCatalog(catalogFile);
  if (!catalog.ok) throw new Error(catalog.error.message);
  mkdirSync(templatesDir, { recursive: true });
  const write = createWriter();
  for (const template of catalog.value.templates) {
    await writeFile(join(templatesDir, blankFileName(template)), await write(template, null));
  }
}

/** What runs before the first paint stands in the page: asked for by itself it would hold the page for a whole way to the server. */
function putStartIntoPage(): void {
  const script = join(clientDir, 'start.js');
  const page = join(clientDir, 'index.html');
  const text = readFileSync(script, 'utf8').trim();
  const html = readFileSync(page, 'utf8');
  const tag = /<script src="\/start\.js"([^>]*)>/;
  if (!tag.test(html) || /<\/script/i.test(text))
    throw new Error('start.js cannot stand in index.html');
  // By a function: in a text `$` would mean something.
  writeFileSync(
    page,
    html.replace(tag, (_tag, attributes: string) => `<script${attributes}>${text}`),
  );
  rmSync(script);
}

/** The service worker is told which files this build consists of. */
async function buildShellWorker(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(
      (name) => statSync(join(folder, name)).isFile() && /^(assets\/|[^/.]+\.(js|svg)$)/.test(name),
    )
    .toSorted();
  const hash = createHash('sha256');
  for (const name of ['index.html', ...files]) hash.update(readFileSync(join(folder, name)));
  const shell = {
    version: hash.digest('base64url').slice(0, 12),
    files: ['/', ...files.map((name) => `/${name}`)],
  };
  await buildAlone('src/client/offline-shell/worker.ts', 'sw.js', { SHELL: JSON.stringify(shell) });
}

/** A script of its own beside the app's, all in one file. */
async function buildAlone(input: string, file: string, define = {}): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, input),
        output: { format: 'iife', entryFileNames: file },
      },
    },
  });
}

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
