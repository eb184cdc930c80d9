// Spares what Node reads again for every file of the query builder: 220 MiB and half a second of a start.
import { registerHooks } from 'node:module';

const PACKAGE = '/node_modules/drizzle-orm/';

/**
 * To learn that a `.js` file is a module, Node parses the manifest of its package, and that of
 * drizzle-orm (179 kB, 300 files) is parsed anew for each. All of them are modules, as their first one
 * was, so a relative import between two of them needs no manifest.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context;
    const isInside = parentURL.includes(PACKAGE) && parentURL.endsWith('.js');
    if (!isInside || !/^\.{1,2}\/.*\.js$/.test(specifier)) return nextResolve(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
