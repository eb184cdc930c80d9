import { readFileSync, writeFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { generatedContract } from './src/contract/generated.ts';

const target = new URL('./src/client/api/contract.gen.json', import.meta.url);

/** Keeps the browser's copy of the contract (methods and paths, no schemas) true to the contract. */
const contractForTheBrowser: Plugin = {
  name: 'contract-for-the-browser',
  buildStart() {
    const text = generatedContract();
    if (readOrEmpty(target) !== text) writeFileSync(target, text);
  },
};

/**
 * Layers rank by where they are first named. Files of styles arrive in any order, so each of them
 * names all layers first.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const main = readOrEmpty(new URL('./src/client/ui/styles/main.css', import.meta.url));
    const order = /^@layer [\w, ]+;$/m.exec(main)?.[0];
    if (order === undefined) this.error('main.css no longer begins with the order of the layers');
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = order + file.source;
    }
  },
};

/** A class is named by its folder and itself: the stylesheets of one folder share their names. */
function scopedName(name: string, file: string): string {
  const folder = /\/src\/client\/(?:features|screens|app)\/([^/]+)\//.exec(file)?.[1];
  if (folder === undefined) throw new Error(`${file} belongs to no folder that has modules`);
  return `${file.includes('/screens/') ? 'screen-' : ''}${folder}-${name}`;
}

function readOrEmpty(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Modules that stand together in one file as soon as two of the page's files need them.
 */
const isPart =
  /lucide-react|src\/client\/(ui\/(?!answering|figure)|features\/(badges|missions)\/|base\/|app\/).*\.tsx?$/;

export default defineConfig({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), contractForTheBrowser, layersFirst],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000',
      '/livez': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000',
    },
  },
  build: {
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'es2023',
    // Every browser that runs the product preloads modules by itself; inlined assets break the CSP.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the dashboard or several screens need, in the entry's file: a file of its own for
            // each icon costs more in headers than it holds.
            { name: 'parts', test: isPart, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
