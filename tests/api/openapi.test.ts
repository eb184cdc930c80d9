import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiContract } from '#contract/api.ts';
import { errorStatus } from '#contract/errors.ts';
import type { OpenApiDocument } from '#server/http/openapi.ts';
import { openApiPage } from '#server/http/openapi-page.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { compileSchema } from '#tests/support/json-schema.ts';
import {
  documentOf,
  type JsonSchema,
  type Operation,
  operationsOf,
} from '#tests/support/operations.ts';

let app: TestApp;
let document: OpenApiDocument;
let operations: readonly Operation[];
beforeAll(async () => {
  app = await startApp();
  document = await documentOf(app);
  operations = await operationsOf(app);
});
afterAll(() => app.close());

interface Declared {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly errors: readonly string[];
}

function declared(router: unknown, path: string[] = []): Declared[] {
  if (isContractProcedure(router)) {
    const { route, errorMap } = router['~orpc'];
    return [
      {
        id: path.join('.'),
        method: route.method!,
        path: route.path!,
        errors: Object.keys(errorMap),
      },
    ];
  }
  return Object.entries(router as object).flatMap(([key, inner]) =>
    declared(inner, [...path, key]),
  );
}

function everySchema(): { at: string; schema: JsonSchema }[] {
  const found: { at: string; schema: JsonSchema }[] = Object.entries(
    document.components.schemas,
  ).map(([name, schema]) => ({ at: `components ${name}`, schema }));
  for (const { id, body, description } of operations) {
    if (body) found.push({ at: `${id} body`, schema: body });
    for (const { name, schema } of description.parameters ?? [])
      found.push({ at: `${id} ${name}`, schema });
    for (const [status, { content }] of Object.entries(description.responses)) {
      const schema = content?.['application/json']?.schema;
      if (schema) found.push({ at: `${id} ${status}`, schema });
    }
  }
  return found;
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : referencesIn(inner),
  );
}

describe('the OpenAPI document', () => {
  test('is version 3.1 and says what and where the API is', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: 'Meritpath', version: 'test' });
    expect(document.servers).toEqual([{ url: 'http://localhost:3000/api' }]);
    const known = ['openapi', 'info', 'servers', 'paths', 'components'];
    expect(Object.keys(document).sort()).toEqual(known.sort());
  });

  test('names every procedure of the contract under its method and path, and no other', () => {
    const inContract = declared(apiContract).map((one) => `${one.id} ${one.method} ${one.path}`);
    const inDocument = operations.map((one) => `${one.id} ${one.method} ${one.path}`);
    expect(inContract.length).toBeGreaterThan(30);
    expect(inDocument.sort()).toEqual(inContract.sort());
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  test('tells of every operation in a sentence what it does, and groups it', () => {
    for (const { id, description } of operations) {
      expect([id, description.summary]).toEqual([id, expect.stringMatching(/^[A-Z].{5,}/)]);
      expect([id, description.tags?.length]).toEqual([id, 1]);
    }
  });

  test('describes every parameter of a path, and every response', () => {
    const isResponse = expect.objectContaining({
      description: expect.stringMatching(/./),
      content: { 'application/json': { schema: expect.any(Object) } },
    });
    for (const { id, pathParameters, description } of operations) {
      const described = (description.parameters ?? []).filter((one) => one.in === 'path');
      expect([id, described.map(({ name }) => name)]).toEqual([id, pathParameters]);
      expect(described.every(({ required }) => required === true)).toBe(true);
      const statuses = Object.keys(description.responses);
      expect([id, statuses]).toEqual([id, expect.arrayContaining(['200', '400', '429', '503'])]);
      for (const status of statuses) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect([id, status, description.responses[status]]).toEqual([id, status, isResponse]);
      }
    }
  });

  test('names each failure of the contract under its status', () => {
    for (const { id, errors } of declared(apiContract)) {
      const { responses } = operations.find((one) => one.id === id)!.description;
      for (const code of errors) {
        const status = errorStatus[code as keyof typeof errorStatus];
        const schema = responses[status]?.content?.['application/json']?.schema;
        expect([id, code, schema]).toEqual([
          id,
          code,
          {
            $ref: '#/components/schemas/Failure',
            properties: { code: { enum: expect.arrayContaining([code]) } },
          },
        ]);
      }
    }
  });

  test('names what the HTTP layer refuses: every write 403, 413 and 415', () => {
    for (const { id, isWrite, description } of operations) {
      const statuses = Object.keys(description.responses);
      expect([id, ['403', '413', '415'].every((one) => statuses.includes(one))]).toEqual([
        id,
        isWrite,
      ]);
    }
  });

  test('asks for an Idempotency-Key where an answer is kept, and demands it to finish', () => {
    const keyed = operations.flatMap(({ id, description }) =>
      (description.parameters ?? [])
        .filter(({ name }) => name === 'Idempotency-Key')
        .map(({ required }) => [id, required]),
    );
    expect(keyed).toEqual([
      ['learner.update', false],
      ['learning.start', false],
      ['learning.seeStep', false],
      ['learning.answerStep', false],
      ['learning.saveDraft', false],
      ['learning.submitTask', false],
      ['learning.rateTask', false],
      ['learning.tickTask', false],
      ['learning.workAgain', false],
      ['learning.retakeQuiz', false],
      ['learning.finish', true],
      ['exams.submit', true],
      ['exams.giveUp', true],
      ['questions.report', false],
      ['teams.create', false],
      ['teams.createInvite', false],
      ['teams.join', false],
      ['events.join', true],
      ['events.certify', true],
      ['store.buy', true],
      ['store.start', true],
      ['support.begin', true],
      ['support.write', true],
      ['documents.create', false],
      ['documents.copy', false],
      ['documents.restore', false],
      ['library.mark', false],
      ['models.create', true],
      ['models.save', false],
      ['models.copy', true],
    ]);
  });

  test('tells the policy of every operation as the contract declares it', () => {
    const told = operations.map(({ id, description }) => [id, description['x-policy']]);
    expect(Object.fromEntries(told)).toMatchObject({
      'learner.session': { access: 'anyone', idempotency: 'none', rate: [] },
      'account.signIn': { access: 'anyone', idempotency: 'none', rate: ['password'] },
      'account.changeEmail': { access: 'learner', idempotency: 'none', rate: ['password', 'mail'] },
      'learning.finish': { access: 'learner', idempotency: 'required', rate: [] },
    });
    expect(told.filter(([, policy]) => policy === undefined)).toEqual([]);
  });

  test('refers to nothing that it does not hold', () => {
    const references = [...new Set(referencesIn(document))];
    expect(references.length).toBeGreaterThan(5);
    for (const reference of references) {
      const [hash, ...path] = reference.split('/');
      const target = path.reduce<unknown>(
        (at, part) => (at as Record<string, unknown> | undefined)?.[part],
        document,
      );
      expect([reference, hash, typeof target]).toEqual([reference, '#', 'object']);
    }
  });

  test('holds schemas that can be compiled, none of which takes everything', () => {
    const schemas = everySchema();
    expect(schemas.length).toBeGreaterThan(250);
    for (const { at, schema } of schemas) {
      const compiled = compileSchema(document, schema);
      expect([at, compiled.safeParse(Symbol('no JSON')).success]).toEqual([at, false]);
    }
  });
});

describe('the page of the API', () => {
  test('shows every operation with its path and statuses, without a script', async () => {
    const response = await app.newClient().fetch('/api/docs');
    expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8/i);
    const html = await response.text();
    for (const { path, method, description } of operations) {
      const statuses = Object.keys(description.responses).join(', ');
      expect(html).toContain(
        `<code>${method}</code></th><td><code>/api${path}</code></td><td>${description.summary}</td><td>${statuses}</td>`,
      );
    }
    expect(html).not.toMatch(/<script|<style|\son\w+=|\sstyle=|javascript:/i);
    expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1])).toEqual([
      '/api-page.css',
      '/api/openapi.json',
    ]);
  });

  test('escapes whatever the document holds', () => {
    const evil = `<img src=x onerror="alert(1)">&'`;
    const html = openApiPage({
      openapi: '3.1.1',
      info: { title: evil, version: evil },
      components: { schemas: {} },
      paths: {
        [`/${evil}`]: {
          get: {
            operationId: 'a',
            summary: evil,
            tags: [evil],
            responses: { [evil]: { description: evil } },
          },
        },
      },
    });
    expect(html).not.toContain('<img');
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)/g)].map((match) => match[1]);
    expect(new Set(tags)).toEqual(
      new Set(
        'html head meta title link body main h1 p a h2 table thead tr th tbody td code'.split(' '),
      ),
    );
    expect(html.split('&#60;img').length).toBeGreaterThan(5);
  });
});
