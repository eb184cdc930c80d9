import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBodySchema } from '#contract/errors.ts';
import { aLearner, startApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import { databasePrint } from '#tests/support/database-print.ts';
import {
  addressOf,
  bodyOf,
  fieldsOf,
  type JsonSchema,
  type Operation,
  operationsOf,
  requestOf,
} from '#tests/support/operations.ts';
import { takeSteps } from '#tests/support/play.ts';

const limitOf = ({ description }: Operation) => (description['x-policy']?.bodyKb ?? 64) * 1024;

let app: TestApp;
let client: TestClient;
let operations: readonly Operation[];
beforeAll(async () => {
  app = await startApp();
  const learner = await aLearner(app);
  client = learner.client;
  await takeSteps(learner.api, 'the-cycle-in-15-minutes', 2);
  operations = await operationsOf(app);
});
afterAll(() => app.close());

/** Status and code of an answer that must have our shape. */
async function failureOf(response: Response): Promise<string> {
  const body = errorBodySchema.strict().parse(await response.json());
  // Whoever sent what does not fit is told where, and by which rule.
  if (response.status === 400) {
    expect(body.fields).not.toEqual([]);
    for (const { field, rule, message } of body.fields) {
      expect({ field, rule, message }).not.toMatchObject({ rule: '' });
      expect(message).not.toBe('');
    }
  }
  return `${response.status} ${body.code}`;
}

const send = (operation: Operation, body: string) =>
  client.fetch(addressOf(operation), {
    ...requestOf(operation),
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body,
  });

const find = (id: string) => operations.find((operation) => operation.id === id)!;
const takingBodies = () => operations.filter(({ body }) => body !== undefined);

describe('R-35: the document', () => {
  test('bounds every text, list and number that it takes', () => {
    const taken = operations.flatMap((operation) => [
      ...fieldsOf(operation).map(({ name, schema }) => ({ at: `${operation.id} ${name}`, schema })),
      ...(operation.description.parameters ?? []).map(({ name, schema }) => ({
        at: `${operation.id} ${name}`,
        schema,
      })),
    ]);
    expect(taken.length).toBeGreaterThan(30);
    const unbounded = taken.filter(({ schema }) => !isBounded(schema)).map(({ at }) => at);
    expect(unbounded).toEqual([]);
    for (const { body } of takingBodies())
      expect(body).toMatchObject({ additionalProperties: false });
  });
});

function isBounded(schema: JsonSchema): boolean {
  if (schema.enum !== undefined || schema.const !== undefined) return true;
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return choices.every(isBounded);
  switch (schema.type) {
    case 'string':
      // A pattern bounds when it ends and repeats nothing without a limit.
      return (
        typeof schema.maxLength === 'number' ||
        (typeof schema.pattern === 'string' && /^\^[^*+]+\$$/.test(schema.pattern))
      );
    case 'integer':
    case 'number':
      return typeof schema.minimum === 'number' && typeof schema.maximum === 'number';
    case 'array':
      // A tuple is as long as its parts.
      if (schema.prefixItems) return (schema.prefixItems as JsonSchema[]).every(isBounded);
      return typeof schema.maxItems === 'number' && isBounded(schema.items as JsonSchema);
    case 'boolean':
    case 'null':
      return true;
    case 'object': {
      // A record is bounded by its count and its entries, an object by its properties.
      const rest = schema.additionalProperties;
      if (rest === false) {
        return Object.values((schema.properties ?? {}) as Record<string, JsonSchema>).every(
          isBounded,
        );
      }
      // The count of a record's entries is refused by the contract; the document cannot say it.
      return isBounded(schema.propertyNames as JsonSchema) && isBounded(rest as JsonSchema);
    }
    default:
      return false;
  }
}

describe('R-35: a body', () => {
  test('above 64 kB, or what its policy takes, is refused with 413, whether its length is told or not', async () => {
    const before = await databasePrint(app.database);
    for (const operation of operations.filter(({ isWrite }) => isWrite)) {
      const body = JSON.stringify({ ...bodyOf(operation), x: 'x'.repeat(limitOf(operation)) });
      expect([operation.id, await failureOf(await send(operation, body))]).toEqual([
        operation.id,
        '413 request.too_large',
      ]);
      const told = await client.fetch(addressOf(operation), {
        method: operation.method,
        headers: {
          'content-type': 'application/json',
          'content-length': String(limitOf(operation) + 1),
        },
        body: '{}',
      });
      expect([operation.id, await failureOf(told)]).toEqual([
        operation.id,
        '413 request.too_large',
      ]);
    }
    expect(await databasePrint(app.database)).toEqual(before);
  });

  test('just below is read, and its texts are refused for their length', async () => {
    for (const operation of takingBodies()) {
      for (const { name } of fieldsOf(operation)) {
        const body = JSON.stringify({
          ...bodyOf(operation),
          [name]: 'x'.repeat(limitOf(operation) - 2_000),
        });
        expect([operation.id, name, await failureOf(await send(operation, body))]).toEqual([
          operation.id,
          name,
          '400 request.invalid',
        ]);
      }
    }
  });

  test('with one character or item more than allowed is refused, field by field', async () => {
    let tried = 0;
    for (const operation of takingBodies()) {
      for (const { name, schema } of fieldsOf(operation)) {
        const max = (schema.maxLength ?? schema.maxItems) as number | undefined;
        if (max === undefined) continue;
        const items = Array.from({ length: max + 1 }, () => 'a');
        const tooMuch = schema.type === 'array' ? items : items.join('');
        const body = JSON.stringify({ ...bodyOf(operation), [name]: tooMuch });
        const response = await send(operation, body);
        const { code, fields } = errorBodySchema.parse(await response.json());
        expect([operation.id, name, response.status, code]).toEqual([
          operation.id,
          name,
          400,
          'request.invalid',
        ]);
        expect(fields.map(({ field }) => field)).toContain(name);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  test.each([
    ['cut off', '{"firstName":"Odile"'],
    ['no JSON', 'firstName=Odile'],
    ['two values', '{}{}'],
    ['a lone quote', '"'],
    ['a broken escape', '{"firstName":"\\u12"}'],
    ['a control character', '{"firstName":"a\nb"}'],
    ['a byte-order mark inside', '{\uFEFF\uFEFF}'],
  ])('that is malformed (%s) is refused in our shape', async (_name, body) => {
    for (const operation of takingBodies()) {
      expect([operation.id, await failureOf(await send(operation, body))]).toEqual([
        operation.id,
        '400 request.invalid',
      ]);
    }
  });

  test.each([
    ['null', 'null'],
    ['a number', '1e999'],
    ['a text', '"text"'],
    ['a list', '[]'],
    ['true', 'true'],
  ])('that is %s instead of an object is refused', async (_name, body) => {
    for (const operation of operations.filter(({ isWrite }) => isWrite)) {
      expect([operation.id, await failureOf(await send(operation, body))]).toEqual([
        operation.id,
        '400 request.invalid',
      ]);
    }
  });

  test('with more entries than a task has parts is refused', async () => {
    const entries = <T>(value: T) =>
      Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`i${i}`, value]));
    const answers = [
      ['learning.rateTask', { ratings: entries('full') }],
      ['learning.submitTask', { answer: { kind: 'sort', placed: entries('b1') } }],
      ['learning.saveDraft', { answer: { kind: 'matrix', cells: { r1: entries('v1') } } }],
      ['learning.submitTask', { answer: { kind: 'calculation', round: 1, values: entries('1') } }],
    ] as const;
    for (const [id, body] of answers) {
      expect([id, await failureOf(await send(find(id), JSON.stringify(body)))]).toEqual([
        id,
        '400 request.invalid',
      ]);
    }
  });

  test.each([
    ['no UTF-8', [0x7b, 0x22, 0x78, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc0, 0x22, 0x7d], 'utf8'],
    ['UTF-16', [...Buffer.from('{"x":1}', 'utf16le')], 'json'],
    ['compressed', [...gzipSync('{"x":1}')], 'utf8'],
  ])('that is %s is refused, and nothing of it is stored', async (_name, bytes, rule) => {
    for (const operation of takingBodies()) {
      const response = await client.fetch(addressOf(operation), {
        ...requestOf(operation),
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: new Uint8Array(bytes),
      });
      const { code, fields } = errorBodySchema.parse(await response.json());
      expect([operation.id, code, fields]).toEqual([
        operation.id,
        'request.invalid',
        [expect.objectContaining({ field: 'body', rule })],
      ]);
    }
  });

  test.each([
    [{ timeZone: 'Etc/GMT+99' }, 'profile.time_zone_unknown', 'timeZone'],
    [{ choice: { courseKey: 'togaf', track: 'slow' } }, 'request.invalid', 'choice.track'],
    [{ firstName: 'a\u202eb' }, 'profile.name_invalid', 'firstName'],
  ])('whose value means nothing (%j) is told its field', async (body, code, field) => {
    const response = await send(find('learner.update'), JSON.stringify(body));
    const told = errorBodySchema.parse(await response.json());
    expect([response.status, told.code, told.fields.map((one) => one.field)]).toEqual([
      400,
      code,
      [field],
    ]);
  });

  test('nested as deep as 64 kB allow is refused', async () => {
    const depth = 30_000;
    const shapes = [
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      `{"firstName":${'['.repeat(depth)}${']'.repeat(depth)}}`,
      `{"x":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
    ];
    for (const operation of takingBodies()) {
      for (const body of shapes) {
        expect([operation.id, await failureOf(await send(operation, body))]).toEqual([
          operation.id,
          '400 request.invalid',
        ]);
      }
    }
  });
});

describe('R-35: an address', () => {
  test.each(['101', '0', '-1', '1.5', '1e9', 'NaN', 'ten', '', '9'.repeat(400), '\u0000', '[]'])(
    'with a limit that is no number from 1 to 100 (%#) is refused',
    async (limit) => {
      const response = await client.fetch(`/api/activity?limit=${encodeURIComponent(limit)}`);
      expect(await failureOf(response)).toBe('400 request.invalid');
    },
  );

  test.each(['1', '100'])('with limit=%s is taken', async (limit) => {
    expect((await client.fetch(`/api/activity?limit=${limit}`)).status).toBe(200);
  });

  test.each([
    'offset=5',
    'limit=5&limit=6',
    'limit[a]=5',
    'limit[]=500',
    'limit=5&x=1',
    '__proto__=1',
    'toString=1',
    `limit=${'a[b]'.repeat(2_000)}`,
    Array.from({ length: 3_000 }, (_, i) => `k${i}=1`).join('&'),
    `${'a[0]'.repeat(3_000)}=1`,
    'a[9999]=1',
    'limit=%',
    'limit=%ff',
  ])('with an unknown or twisted query (%#) is refused', async (query) => {
    expect(await failureOf(await client.fetch(`/api/activity?${query}`))).toBe(
      '400 request.invalid',
    );
  });

  test('with ids that fit no pattern, whatever their encoding, is refused or not found', async () => {
    const ids = [
      'x'.repeat(300),
      'UPPER',
      'a'.repeat(81),
      ' ',
      '\u0000',
      'a\u0000b',
      'a\r\nb',
      '\u202e',
      "'; drop table learners; --",
      '<script>',
      '../../etc/passwd',
      '..%2f..%2fetc',
      '%00',
      '__proto__',
      'constructor',
      '😀',
    ];
    for (const operation of operations.filter((one) => one.pathParameters.length > 0)) {
      for (const name of operation.pathParameters) {
        for (const id of ids) {
          const address = addressOf(operation, { [name]: id });
          const response = await client.fetch(address, requestOf(operation));
          const answer = await failureOf(response);
          expect([operation.id, id, answer]).toEqual([
            operation.id,
            id,
            expect.stringMatching(/^(400 request\.invalid|404 \S+)$/),
          ]);
        }
      }
    }
  });

  test.each(['%', '%ff', '%c0%af', '%E0%A4%A', '%00', '%2e%2e%2f', '%u0041'])(
    'with the raw bytes %s is refused or not found',
    async (raw) => {
      for (const path of [
        `/api/missions/${raw}`,
        `/api/activities/${raw}/play`,
        `/api/courses/${raw}/missions`,
        `/api/${raw}`,
        `/api/me/${raw}`,
      ]) {
        const answer = await failureOf(await client.fetch(path));
        expect([path, answer]).toEqual([
          path,
          expect.stringMatching(/^(400 request\.invalid|404 \S+)$/),
        ]);
      }
    },
  );

  test('with a malformed Idempotency-Key is refused', async () => {
    for (const key of [
      'short',
      'x'.repeat(129),
      'has space here',
      'ümlaut-key',
      'a'.repeat(8_000),
    ]) {
      const response = await client.fetch('/api/me', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: '{"firstName":"Odile"}',
      });
      expect([key, await failureOf(response)]).toEqual([key, '400 request.invalid']);
    }
  });
});

test('R-35: the machinery finds the fields of an update', () => {
  expect(fieldsOf(find('learner.update')).map(({ name }) => name)).toEqual([
    'firstName',
    'lastName',
    'displayName',
    'bio',
    'settings',
    'courseKey',
    'track',
    'industry',
    'choice',
    'locale',
    'timeZone',
    'examDate',
  ]);
});
