import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

/** What screens share: each file costs a request and its headers, and an icon is smaller than those. */
const isPart =
  /lucide-react|src\/client\/(ui\/(?!answering|figure|canvas|rewards)|features\/(badges|missions)\/|base\/|app\/).*\.(tsx?|module\.css)$/;
/** Reads that few screens make: they come with those. */
const isRareRead =
  /@tanstack\/.*\/(?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver)\.js$/;
/** What keeps reads on the device: once the first screen stands, or where the server cannot be reached. */
const isKeeping = /@tanstack\/query-core\/.*\/hydration\.js$|features\/offline\/cache/;
/** What reads, from the server and from the device's database: the door comes without it. */
const isReading =
  /@tanstack\/|idb-keyval|src\/client\/(api\/(?:exam-)?quer(ies|y-client)|app\/reads|features\/offline\/offline-reads|base\/outbox\/device-entries)/;
const isRead = (id: string) => isReading.test(id) && !isRareRead.test(id) && !isKeeping.test(id);

/** What is fetched once the first screen stands: notices, and what measures the page for what floats. */
const isAfterFirstScreen =
  /src\/client\/(?:ui\/(?:notice-list|notice-place|free-place|page-controls)|app\/shell\/give-way)\.tsx?$/;

/** What only a demo learner sees, on every page and on the dashboard. */
const isOfDemo =
  /src\/client\/(?:app\/shell\/demo-mark|features\/account\/(?:demo-\w+|own-account)|ui\/styles\/demo-mark)\./;

/** Badges are drawn on the dashboard once it stands, and on other screens. */
const isStamp = /features\/badges\/stamp\.tsx$/;

/** What is shown first, with everything that it imports. What every page needs has a tag of its own. */
const needs = {
  entry: '../../index.html',
  visitor: 'screens/auth/auth-screen.tsx',
  frame: 'app/signed-in.tsx',
  learner: 'screens/dashboard/dashboard-screen.tsx',
};
const neededBy = new Map<string, ReadonlySet<string>>();
const isNeeded = (by: keyof typeof needs, id: string) => neededBy.get(by)?.has(id) === true;

const whatIsNeeded: Plugin = {
  name: 'what-is-needed',
  buildEnd() {
    for (const [by, file] of Object.entries(needs)) {
      const found = new Set<string>();
      const open = [fileURLToPath(new URL(`./src/client/${file}`, import.meta.url))];
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (found.has(id) || id.includes('node_modules')) continue;
        found.add(id);
        open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
      neededBy.set(by, found);
    }
  },
};

/** The door, notices and other screens draw them: in a file of one of those each would bring the whole file to the others. */
const isSharedIcon =
  /lucide-react\/dist\/esm\/icons\/(?:chevron-down|circle-check|circle-exclamation-point|eye|eye-off|info|key-round|x)\.mjs$/;

/** The bundler's own few lines. */
const isRuntime = /rolldown\/runtime/;
/** The entry with what every page draws: the door's parts of `ui` and `base` stand on a learner's pages, too. */
const isOfStart = (id: string) =>
  isRuntime.test(id) ||
  isNeeded('entry', id) ||
  isSharedIcon.test(id) ||
  (isPart.test(id) && isNeeded('visitor', id));
/** What follows a form of the door, or is reached by a mail, comes by itself. */
const isOfDoor = (id: string) =>
  /src\/client\/(features|screens)\/auth\//.test(id) && isNeeded('visitor', id);
const isOfLearner = (id: string) => isNeeded('frame', id) || isNeeded('learner', id);

/** What the dashboard says: one file a language. */
const DASHBOARD_TEXTS = /src\/texts\/([a-z-]+)\/(?:dashboard|missions)\.ts$/;
const dashboardTexts = (id: string) => DASHBOARD_TEXTS.exec(id)?.[1];

/** Names the files of a learner's page on the tag of `public/start.js`, which asks for them at once. */
const learnerFiles: Plugin = {
  name: 'learner-files',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (bundle === undefined) return html;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const known = new Set(chunks.filter(({ isEntry }) => isEntry));
      const open = chunks.filter(({ name }) => name === 'learner');
      const files: string[] = [];
      for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
        if (known.has(chunk)) continue;
        known.add(chunk);
        files.push(chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []));
        const { imports } = chunk;
        open.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
      }
      const texts = chunks.flatMap(({ name, fileName, moduleIds }) => {
        if (!name.startsWith('dashboard-')) return [];
        return moduleIds
          .map(dashboardTexts)
          .filter((language) => language !== undefined)
          .map((language) => [language, `/${fileName}`]);
      });
      if (files.length === 0 || texts.length === 0) this.error('a learner’s page has no files');
      const tag = '<script src="/start.js"';
      const list = files.map((file) => `/${file}`).join(' ');
      const listed = JSON.stringify(Object.fromEntries(texts)).replaceAll('"', '&quot;');
      return html.replace(tag, `${tag} data-files="${list}" data-texts="${listed}"`);
    },
  },
};

export default defineConfig({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), contractForTheBrowser, layersFirst, whatIsNeeded, learnerFiles],
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
            { name: 'start', test: isOfStart, priority: 4 },
            { name: 'door', test: isOfDoor, priority: 2 },
            { name: 'reads', test: isRead, priority: 3 },
            { name: 'kept-reads', test: isKeeping, priority: 2 },
            { name: 'notices', test: isAfterFirstScreen, priority: 3 },
            {
              name: (id) => `dashboard-${dashboardTexts(id)}`,
              debugName: 'dashboard texts',
              test: DASHBOARD_TEXTS,
              priority: 2,
            },
            { name: 'learner', test: isOfLearner, priority: 1 },
            { name: 'stamp', test: isStamp, priority: 1 },
            { name: 'demo-parts', test: isOfDemo, priority: 1 },
            {
              name: 'parts',
              test: (id) => isPart.test(id) || isRareRead.test(id),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
