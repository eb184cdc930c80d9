// Files made to use up memory or time of whoever opens them: each is refused or read within both (R-34).
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { boundMs } from '#tests/support/processes.ts';

const MOST_MIB = 100;
const MOST = 5 * 1024 * 1024;

const source = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.reader).then(({ readXml }) => {
    const from = performance.now();
    const read = readXml(workerData.bytes);
    parentPort.postMessage({ said: read.ok ? 'read' : read.fault.fault, ms: performance.now() - from });
  });
`;

/** Reads in a thread that ends where its heap would pass the bound. */
const readIn = (text: string, mebibytes: number): Promise<{ said: string; ms: number }> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(source, {
      eval: true,
      workerData: {
        reader: new URL('../../src/client/features/models/read-xml.ts', import.meta.url).href,
        bytes: new TextEncoder().encode(text),
      },
      resourceLimits: { maxOldGenerationSizeMb: mebibytes, maxYoungGenerationSizeMb: 16 },
    });
    worker.on('message', resolve);
    worker.on('error', reject);
  });

const filled = (part: string, around: (parts: string) => string = (parts) => parts): string => {
  const room = MOST - around('').length;
  return around(part.repeat(Math.floor(room / part.length)));
};
const inModel = (parts: string) => `<model>${parts}</model>`;

const declared = Array.from(
  { length: 10 },
  (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
);

test.each<[what: string, text: () => string, said: string]>([
  [
    'a billion laughs',
    () => `<!DOCTYPE m [<!ENTITY e0 "lol">${declared.join('')}]><m>&e10;</m>`,
    'doctype',
  ],
  [
    'a document type that never ends',
    () => filled('<!-- -->', (parts) => `<!DOCTYPE m [${parts}`),
    'doctype',
  ],
  ['a comment that never ends', () => filled('- ', (parts) => `<m><!--${parts}`), 'too-many-parts'],
  [
    'an instruction that never ends',
    () => filled('? ', (parts) => `<m><?a ${parts}`),
    'too-many-parts',
  ],
  [
    'a section that never ends',
    () => filled('] ', (parts) => `<m><![CDATA[${parts}`),
    'too-many-parts',
  ],
  ['one name', () => filled('name', (parts) => `<${parts}/>`), 'read'],
  ['one value', () => filled('&amp;', (parts) => `<m a="${parts}"/>`), 'read'],
  ['elements in elements', () => filled('<a>'), 'deep'],
  ['a million of elements', () => filled('<a/>', inModel), 'too-many-parts'],
  [
    'as many elements as are read',
    () => inModel('<element identifier="a"/>'.repeat(199_000)),
    'read',
  ],
  [
    'one element with all attributes',
    () => {
      const attributes = Array.from({ length: 300_000 }, (_, n) => ` a${n}=""`).join('');
      return `<model${attributes}/>`;
    },
    'too-many-parts',
  ],
  ['one text', () => filled('word ', inModel), 'read'],
  ['references to one sign', () => filled('&lt;', inModel), 'read'],
  ['namespaces on each element', () => filled('<a xmlns:b="urn:x"/>', inModel), 'too-many-parts'],
])('%s', { timeout: 120_000 }, async (_, text, said) => {
  const answer = await readIn(text(), MOST_MIB);
  expect(answer.said).toBe(said);
  expect(answer.ms).toBeLessThan(boundMs(60_000, 2_000));
});

test('the thread of these tests does end beyond its memory', async () => {
  const tight = readIn(filled('<element identifier="a"/>', inModel).slice(0, MOST), 8);
  await expect(tight).rejects.toThrow(/memory/);
});
