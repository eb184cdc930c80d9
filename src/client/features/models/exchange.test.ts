// The exchange file there and back: what is written is read as the same model, and what is not one is refused.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OWN_BOUNDS, TASK_BOUNDS } from '#domain/modelling/editing/bounds.ts';
import type { Model } from '#domain/modelling/editing/model.ts';
import { brokenPart } from '#domain/modelling/editing/whole.ts';
import { normalModel } from '#domain/modelling/exchange/normal-model.ts';
import { readExchange } from '#domain/modelling/exchange/read-exchange.ts';
import { takeView } from '#domain/modelling/exchange/take-view.ts';
import { exchangeText } from '#domain/modelling/exchange/write-exchange.ts';
import type { ExchangeFormat, Language } from '#domain/modelling/language.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { MOST_BYTES, readXml } from './read-xml.ts';

const language = productCatalog().courses.find((one) => one.language)?.language as Language;
const format = language.exchange as ExchangeFormat;
const bytes = (text: string) => new TextEncoder().encode(text);

/** What reading a file gives: the view, or why there is none. */
function read(text: string, index: number | null = 0, bounds = OWN_BOUNDS) {
  const xml = readXml(bytes(text));
  if (!xml.ok) return { fault: xml.fault };
  const file = readExchange(language, format, xml.root);
  if (!file.ok) return { fault: file.error };
  const taken = takeView(language, file.value, index, bounds);
  return taken.ok ? { taken: taken.value } : { full: taken.error };
}
const written = (model: Model, viewpoint: string | null = null) =>
  exchangeText(language, format, '1', { name: 'Payments & co', viewpoint, model });

const kinds = [...language.elements, ...language.junction.forms].map(({ id }) => id);
const types = language.relationships.map(({ id }) => id);

/** Models of any shape: nested, with relations to relations, junctions and everything that a relation may say. */
const anyModel: fc.Arbitrary<Model> = fc
  .record({
    elements: fc.array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        name: fc.string({ unit: 'grapheme', maxLength: 40 }).map((name) => name.slice(0, 60)),
        x: fc.integer({ min: 0, max: 3000 }),
        y: fc.integer({ min: 0, max: 3000 }),
        inside: fc.option(fc.nat(16), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 16 },
    ),
    relations: fc.array(
      fc.record({
        type: fc.constantFrom(...types),
        from: fc.nat(40),
        to: fc.nat(40),
        access: fc.option(fc.constantFrom('access', 'read', 'write', 'read-write'), {
          nil: undefined,
        }),
        strength: fc.option(fc.constantFrom('+', '--', '5'), { nil: undefined }),
        directed: fc.option(fc.boolean(), { nil: undefined }),
        label: fc.option(fc.string({ maxLength: 20 }), { nil: undefined }),
      }),
      { maxLength: 16 },
    ),
  })
  .map(({ elements, relations }): Model => {
    const ids = [...elements.map((_, n) => `e-${n}`), ...relations.map((_, n) => `r-${n}`)];
    return {
      elements: elements.map(({ inside, ...one }, n) => ({
        id: `e-${n}`,
        ...one,
        // Only what comes before: nothing stands inside itself.
        ...(inside !== undefined && inside < n && { inside: `e-${inside}` }),
      })),
      relations: relations.map(({ from, to, ...one }, n) => ({
        id: `r-${n}`,
        ...one,
        from: ids[from % (elements.length + n)] ?? 'e-0',
        to: ids[to % (elements.length + n)] ?? 'e-0',
      })),
    } as Model;
  })
  .filter((model) => brokenPart(model) === undefined);

test('a model that is written and read again is the same model', () => {
  fc.assert(
    fc.property(anyModel, fc.constantFrom(null, 'layered', 'motivation'), (model, viewpoint) => {
      const normal = normalModel(language, model);
      const back = read(written(model, viewpoint)).taken;
      expect(back?.model).toEqual(normal);
      expect(back?.viewpoint).toBe(viewpoint);
      expect(back?.name).toBe('Payments & co');
      const { blocked: _, ...lost } = back?.notes ?? {};
      expect(lost).toEqual({});
      expect(normalModel(language, normal)).toEqual(normal);
    }),
    // What fails is told as it was found: making it smaller takes minutes.
    { numRuns: 200, endOnFailure: true },
  );
});

const whole = written({
  elements: [
    { id: 'a', kind: 'ApplicationComponent', name: 'Hub', x: 0, y: 0 },
    { id: 'b', kind: 'ApplicationFunction', name: 'Book', x: 200, y: 0 },
  ],
  relations: [{ id: 'r', type: 'Assignment', from: 'a', to: 'b' }],
});
const changed = (from: string | RegExp, to: string) => {
  const text = whole.replace(from, to);
  expect(text).not.toBe(whole);
  return text;
};

describe('a malformed file is refused by what is wrong and where', () => {
  test.each<[string, () => string, object]>([
    [
      'cut off',
      () => whole.slice(0, 700),
      { fault: 'malformed', what: expect.stringMatching(/unclosed|unexpected end/) },
    ],
    ['two ends of a name', () => changed('</name>', '</nam>'), { fault: 'malformed', line: 3 }],
    [
      'entities that grow',
      () =>
        changed(
          '<model',
          '<!DOCTYPE m [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>\n<model',
        ),
      { fault: 'doctype', line: 2 },
    ],
    [
      'a file of this machine',
      () => changed('<model', '<!DOCTYPE m SYSTEM "file:///etc/passwd">\n<model'),
      { fault: 'doctype' },
    ],
    [
      'an entity that is not XML’s',
      () => changed('>Hub<', '>&hub;<'),
      { fault: 'malformed', line: 6 },
    ],
    [
      'nested too deep',
      () => changed('<elements>', `<elements>${'<a>'.repeat(60)}`),
      { fault: 'deep' },
    ],
    [
      'another format',
      () => changed(format.namespace, 'urn:other'),
      { fault: 'not-exchange', line: 2 },
    ],
    [
      'an id twice',
      () => changed('identifier="id-b"', 'identifier="id-a"'),
      { fault: 'twice-id', what: '<element identifier="id-a">', line: 8 },
    ],
    [
      'an id that begins with a digit',
      () => changed('identifier="id-r"', 'identifier="1r"'),
      { fault: 'no-id' },
    ],
    [
      'no name',
      () => changed(/<name xml:lang="en">Book<\/name>/, ''),
      { fault: 'no-name', what: '<element identifier="id-b">' },
    ],
    ['no type', () => changed(' xsi:type="Assignment"', ''), { fault: 'no-type' }],
    [
      'a type that is not the language’s',
      () => changed('"ApplicationFunction"', '"Whale"'),
      { fault: 'unknown-type', what: '<element identifier="id-b">' },
    ],
    [
      'an end that is not there',
      () => changed('target="id-b"', 'target="id-z"'),
      { fault: 'no-end', what: '<relationship identifier="id-r">' },
    ],
    [
      'a place that is none',
      () => changed('x="200"', 'x="-2"'),
      { fault: 'place', what: '<node identifier="n-b">' },
    ],
    [
      'relationships before elements',
      () =>
        changed(
          /(<elements>[\s\S]*<\/elements>)\s*(<relationships>[\s\S]*<\/relationships>)/,
          '$2$1',
        ),
      { fault: 'order', what: '<elements>' },
    ],
  ])('%s', (_, text, fault) => {
    expect(read(text()).fault).toMatchObject(fault);
  });

  test('as too large, as no text, and as too much for a model', () => {
    expect(readXml(new Uint8Array(MOST_BYTES + 1))).toEqual({
      ok: false,
      fault: { fault: 'too-large' },
    });
    expect(readXml(new Uint8Array([0xff, 0xfe, 0x3c, 0x00]))).toEqual({
      ok: false,
      fault: { fault: 'not-text' },
    });
    expect(read(whole, 0, { ...TASK_BOUNDS, elements: 1 }).full).toEqual({
      elements: 2,
      relations: 1,
    });
    const many = changed('<elements>', `<elements>${'<a/>'.repeat(200_001)}`);
    expect(read(many).fault).toMatchObject({ fault: 'too-many-parts' });
  });
});

test('what a model does not hold is counted, and what is smaller moves apart', () => {
  const text = whole
    .replace('<elements>', '<documentation>About</documentation><elements>')
    .replace(
      '</elements>',
      '<element identifier="id-x" xsi:type="Node"><name>Lone</name><name xml:lang="de">Allein</name></element></elements>',
    )
    .replace(/w="144" h="64"/g, 'w="120" h="55"')
    .replace(
      /<view /,
      '<view identifier="view-0" xsi:type="Diagram"><name>Empty</name></view><view viewpoint="Odd" ',
    )
    .replace(
      '</view>\n',
      '<node identifier="l-1" xsi:type="Label" x="0" y="0" w="9" h="9"/></view>\n',
    );
  const { model, notes } = read(text, 1).taken!;
  expect(notes).toEqual({
    documentation: 1,
    elements: 1,
    views: 1,
    sizes: 2,
    languages: 1,
    notes: 1,
    viewpoint: 1,
  });
  expect(model.elements.map(({ x }) => x)).toEqual([0, 240]);
});

test('a file without a view is laid out in a grid, with all its relationships', () => {
  const { model, notes } = read(changed(/<views>[\s\S]*<\/views>/, ''), null).taken!;
  expect(model.elements.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [200, 0],
  ]);
  expect(model.relations).toHaveLength(1);
  expect(notes).toEqual({});
});
