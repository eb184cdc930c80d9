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

function readOrEmpty(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Modules that stand together in one file as soon as two of the page's files need them. */
const isPart = /lucide-react|src\/client\/(ui|features\/(badges|missions|session)|app)\/.*\.tsx?$/;

export default defineConfig({
  plugins: [react(), contractForTheBrowser],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000',
      '/livez': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000',
    },
  },
  build: {
    outDir: 'dist/client',
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
