// Values from a JSON schema: fitting ones, ones just beside, and whatever else a client may send.
import fc from 'fast-check';
import type { JsonSchema } from './operations.ts';
import { HIDDEN, MARKUP, SQL } from './payloads.ts';

const nasty = fc.oneof(
  fc.constantFrom(...MARKUP, ...SQL, ...HIDDEN),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '__proto__',
    'constructor',
    'null',
    '-1',
    '1e400',
    'é'.normalize('NFD'),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('x', '\u{1F469}', '%', "'").map((unit) => unit.repeat(3_000)),
);

/** Anything that JSON can say, deep, wide and strange. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }) },
  { weight: 2, arbitrary: nasty },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 400 }).map(nested) },
  { weight: 1, arbitrary: fc.constantFrom(Number.MAX_SAFE_INTEGER, -0, 1e308, 5e-324) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values that a field's name asks for and no schema could say. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Mostly what fits the schema, and now and then something else. */
export function valueFor(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  const fitting = fittingValue(schema, name, known);
  const values = known[name];
  return fc.oneof(
    ...(values ? [{ weight: 6, arbitrary: fc.constantFrom(...values) }] : []),
    { weight: 6, arbitrary: fitting },
    { weight: 1, arbitrary: nasty },
    { weight: 1, arbitrary: anyJson },
  );
}

function fittingValue(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'string':
      return fittingText(schema);
    case 'integer':
      return fc.integer({ min: Number(schema.minimum ?? -10), max: Number(schema.maximum ?? 200) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fittingValue(schema.items as JsonSchema, name, known), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Number(schema.maxItems ?? 8),
      });
    case 'object':
      return bodyFor(schema, known);
    default:
      return anyJson;
  }
}

function fittingText({ pattern, format, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  if (format === 'email') return fc.emailAddress();
  return fc.string({
    unit: 'grapheme',
    minLength: Number(minLength ?? 0),
    maxLength: Math.min(Number(maxLength ?? 60), 60),
  });
}

/** An object of the schema, sometimes with a field missing or one too many. */
export function bodyFor(schema: JsonSchema, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valueFor(inner, name, known)]),
  );
  const required = (schema.required ?? []) as string[];
  return fc.oneof(
    { weight: 12, arbitrary: fc.record(fields, { requiredKeys: required }) },
    { weight: 2, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.record(fields, { requiredKeys: required }), fc.string(), anyJson)
        .map(([body, key, value]) => ({ ...body, [key]: value })),
    },
  );
}

/** What stands in a path where an id is expected. */
export function idFor(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...((known[name] ?? ['x']) as string[])) },
    { weight: 3, arbitrary: fittingText(schema) },
    { weight: 2, arbitrary: nasty.map((text) => text.slice(0, 200)) },
  );
}

/** Headers that are nobody's business, ours, and forged. */
export const anyHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    accept: fc.constantFrom('*/*', 'text/html', 'application/json;q=0', 'x/y'),
    'accept-encoding': fc.constantFrom('gzip', 'deflate', 'br', 'gzip;q=0', '*', 'x'.repeat(500)),
    'accept-language': fc.constantFrom('de', 'xx-YY', '*', 'x'.repeat(500)),
    authorization: fc.constantFrom('Bearer x', 'Basic eDp4', 'x'),
    'content-disposition': fc.constantFrom('attachment; filename="a.json"', 'form-data; name=x'),
    'content-length': fc.constantFrom('0', '1', '65537', '-1', 'x'),
    expect: fc.constantFrom('100-continue', 'x'),
    host: fc.constantFrom('evil.example', 'localhost', '[::1]:3000'),
    'idempotency-key': fc.oneof(
      fc.constantFrom('one-of-a-few-1', 'one-of-a-few-2', 'one-of-a-few-3', 'short', 'has a space'),
      fc.uuid(),
    ),
    'if-none-match': fc.constantFrom('*', '"x"'),
    'last-event-id': fc.constantFrom('1', 'x'),
    origin: fc.constantFrom('http://localhost:3000', 'https://evil.example', 'null', 'x'),
    range: fc.constantFrom('bytes=0-1', 'bytes=9-1', 'x'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'none', 'cross-site', 'x'),
    'transfer-encoding': fc.constantFrom('chunked', 'x'),
    'user-agent': fc.constantFrom('x', 'x'.repeat(5_000), '<script>'),
    'x-forwarded-for': fc.constantFrom('10.0.0.1', 'x', '::1, 10.0.0.1'),
    'x-forwarded-host': fc.constantFrom('evil.example'),
    'x-forwarded-proto': fc.constantFrom('https', 'x'),
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
    'x-request-id': fc.constantFrom('forged', 'x'.repeat(500)),
  },
  { requiredKeys: [] },
);
