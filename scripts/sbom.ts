// Writes the bill of materials: what the product is made of, for whoever has to know.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOf, type PackageLock } from './bill-of-materials.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'out');

/** Packages that the client's sources and styles name: the build puts them into the browser's files. */
function namedByClient(): Set<string> {
  const folder = join(root, 'src', 'client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name));
  const named = sources.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /(?:from |import\(?|url\()["'](@[a-z0-9-]+\/[a-z0-9.-]+|[a-z][a-z0-9.-]*)(?:\/[^"']*)?["']/g,
      ),
    ].map(([, packageName = '']) => packageName),
  );
  return new Set(named);
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as PackageLock;
const bill = billOf(lock, namedByClient(), new Date().toISOString());
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
const count = (scope: string) => bill.components.filter((one) => one.scope === scope).length;
console.log(
  `out/sbom.cdx.json names ${bill.components.length} packages: ${count('required')} that run, ` +
    `${count('optional')} for some machines, ${count('excluded')} that build and test.`,
);
