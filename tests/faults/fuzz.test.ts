import { gunzipSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { withKey } from '#client/api/api.ts';
import { errorBodySchema } from '#contract/errors.ts';
import type { OpenApiDocument } from '#server/http/openapi.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { SAMPLE_EXAM, SAMPLE_PRACTICE, SAMPLE_QUESTIONS } from '#tests/support/exam-catalog.ts';
import {
  anyHeaders,
  anyJson,
  bodyFor,
  idFor,
  type Known,
  valueFor,
} from '#tests/support/fuzz-values.ts';
import { compileSchema } from '#tests/support/json-schema.ts';
import { documentOf, type Operation, operationsOf } from '#tests/support/operations.ts';
import { takeSteps } from '#tests/support/play.ts';
import { catalogWithPractice, SAMPLE_RAPID } from '#tests/support/practice-catalog.ts';
import { rounds } from '#tests/support/processes.ts';
import { sitPaper, start } from '#tests/support/sample-attempts.ts';

const ORIGIN = 'http://localhost:3000';
const FIRST = 'the-cycle-in-15-minutes';
const TEMPLATE = 'principles';
const RESOURCE = 'bian-in-ten-minutes';
const SEED = 20_261_121;
const REQUESTS = rounds(2_500, 25_000);
/** Operations that no request succeeds at: so many, or so many by chance where there are few requests. */
const UNREACHED = rounds(80, 30);
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE', 'x'];
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Words of an error's inside, which no answer may hold. */
const INSIDE =
  /node_modules|file:\/\/|\bat \S+ \(|\.(ts|js|mjs):\d+|DrizzleQueryError|PostgresError|pg_catalog|insert into "|update "\w+" set|select "\w+|\bsqlstate\b|violates \w+ constraint|relation "|syntax error at|invalid byte sequence|\bsrc\/(server|domain)\b/i;

let app: TestApp;
let document: OpenApiDocument;
let operations: readonly Operation[];
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithPractice() });
  document = await documentOf(app);
  operations = await operationsOf(app);
});
afterAll(() => app.close());

interface Actor {
  readonly cookie: string;
  readonly email: string;
  readonly password: string;
  /** A paper that was handed in, and one that is open. */
  readonly ended: string;
  readonly open: string;
  /** It stands on the open paper. */
  readonly question: string;
  /** A practice that is open, with the first of its questions. */
  readonly practice: string;
  readonly practised: string;
  /** A paper that is open and asks by the second. */
  readonly paced: string;
  /** A template that was begun to be filled in, and a model of one's own. */
  readonly document: string;
  readonly model: string;
}

let people = 0;

/** Somebody in the middle of the first mission, or with nothing left of it but to finish; and of a paper. */
async function newActor(): Promise<Actor> {
  const { client, api, email, password } = await aLearner(app);
  people += 1;
  await takeSteps(api, FIRST, people % 2 === 0 ? 2 : Number.POSITIVE_INFINITY);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { attempt } = await sitPaper(api, 3);
  const { id: open, questions } = await start(api);
  const question = questions[0]!.question.id;
  const practice = await start(api, SAMPLE_PRACTICE.key);
  const paced = await start(api, SAMPLE_RAPID.key);
  const document = await api.documents.create({ courseKey: 'togaf', templateKey: TEMPLATE });
  const model = await api.models.create(
    { courseKey: 'archimate', name: 'Claims', viewpoint: null, start: { from: 'nothing' } },
    withKey(crypto.randomUUID()),
  );
  return {
    cookie,
    email,
    password,
    ended: attempt.id,
    open,
    question,
    practice: practice.id,
    practised: practice.questions[0]!.question.id,
    paced: paced.id,
    document: document.id,
    model: model.id,
  };
}

interface Shot {
  readonly operation: Operation;
  readonly method: string;
  readonly ids: Record<string, string>;
  readonly query: string;
  readonly body: string | undefined;
  readonly isSignedIn: boolean;
  readonly headers: Record<string, string>;
}

function weightOf(id: string): number {
  // Its many fields have to fit all at once.
  if (id === 'learner.update') return 9;
  // What stands behind several conditions at once.
  if (/^(exams\.(start|next|another)|learning\.(play|answerStep|start))$/.test(id)) return 6;
  return id.startsWith('account.') ? 1 : 3;
}

function shots(actor: () => Actor): fc.Arbitrary<Shot> {
  const known: Known = {
    courseKey: ['togaf', 'pmp', 'archimate', 'none'],
    missionKey: [
      FIRST,
      FIRST,
      FIRST,
      FIRST,
      'choose-your-company',
      'a-board-that-can-decide',
      'prove-the-practice',
      'none',
    ],
    activityRef: [
      FIRST,
      FIRST,
      FIRST,
      FIRST,
      'choose-your-company',
      'tg.pre.lesson',
      'tg.req.lab',
      'prove-the-practice',
      'none',
    ],
    industry: ['BFSI', 'Retail'],
    track: ['exam-ready', 'real-world'],
    choice: [{ courseKey: 'togaf', track: 'real-world' }],
    stepId: ['s01', 's02', 's03', 's03', 's03', 's03', 's03', 's04', 's99'],
    sessionId: ['none', 'a'.repeat(32)],
    paperKey: [SAMPLE_EXAM.key, SAMPLE_PRACTICE.key, 'none'],
    focus: [{ pool: 'any' }, { pool: 'unseen' }],
    extraTimePercent: [0, 25],
    attemptId: ['OPEN', 'OPEN', 'ENDED', 'PRACTICE', 'PACED', crypto.randomUUID()],
    templateKey: [TEMPLATE, TEMPLATE, 'none'],
    documentId: ['DOCUMENT', 'DOCUMENT', crypto.randomUUID()],
    modelId: ['MODEL', 'MODEL', crypto.randomUUID()],
    resourceKey: [RESOURCE, RESOURCE, 'none'],
    after: [1],
    total: [SAMPLE_PRACTICE.count],
    changes: [1, 2, 3].map((revision) => [
      { questionId: 'QUESTION', revision, answer: null, flagged: true, msSpent: 5 },
    ]),
    questionId: ['PRACTISED', 'PRACTISED', 'PRACTISED', ...SAMPLE_QUESTIONS.map(({ id }) => id)],
    email: ['known@example.org', 'other@example.org'],
    newEmail: ['fresh@example.org'],
    password: ['PASSWORD', 'wrong-password-1'],
    newPassword: ['cedar-window-55'],
    currentPassword: ['PASSWORD', 'wrong-password-1'],
    firstName: ['Odile'],
    lastName: ['Varga'],
    displayName: ['Odile Varga'],
    bio: ['Architect'],
    settings: [{ volume: 20 }],
    unit: ['preliminary', 'core', 'none'],
    examDate: [{ courseKey: 'togaf', on: null }],
    timeZone: ['Europe/Berlin', 'Pacific/Kiritimati', 'Nowhere/Here', 'UTC'],
    chosen: [['a'], ['b'], ['c'], ['d'], ['a', 'a']],
  };
  const shotOf = (operation: Operation): fc.Arbitrary<Shot> => {
    const parameters = operation.description.parameters ?? [];
    const ids = parameters
      .filter((one) => one.in === 'path')
      .map(({ name, schema }) => [name, idFor(schema, name, known)] as const);
    const queries = parameters
      .filter((one) => one.in === 'query')
      .map(({ name, schema }) => [name, valueFor(schema, name, known)] as const);
    const odd = fc.oneof(
      fc.constant(''),
      fc.string({ unit: 'binary', maxLength: 60 }).map(encodeURIComponent),
      fc.constantFrom(
        '%',
        '%ff=1',
        'a[b][c]=1',
        '__proto__[x]=1',
        'a[]=1&a[]=2',
        '[]',
        '[0]=1',
        '=',
      ),
    );
    const query = fc.oneof(
      {
        weight: 5,
        arbitrary: fc
          .record(Object.fromEntries(queries), { requiredKeys: [] })
          .map((values) =>
            new URLSearchParams(
              Object.entries(values).map(([name, value]) => [name, String(value)]),
            ).toString(),
          ),
      },
      { weight: 1, arbitrary: odd },
    );
    const wrongBody = fc.oneof(
      anyJson.map((value) => JSON.stringify(value)),
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.constantFrom('', '{', 'null', '[]', '{"a":1}{', `"${'x'.repeat(70_000)}"`),
    );
    const rightBody = operation.body
      ? bodyFor(operation.body, known).map((value) => JSON.stringify(value))
      : fc.constant(undefined);
    return fc.record({
      operation: fc.constant(operation),
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(operation.method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      ids: fc.record(Object.fromEntries(ids)),
      query,
      body: fc.oneof({ weight: 7, arbitrary: rightBody }, { weight: 1, arbitrary: wrongBody }),
      isSignedIn: fc.oneof(
        { weight: 5, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      ),
      headers: fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: anyHeaders },
      ),
    });
  };
  // Most of an account's operations cost a hash, and what is learned is guarded by more rules.
  const weighed = operations.map((operation) => ({
    weight: weightOf(operation.id),
    arbitrary: shotOf(operation),
  }));
  return fc.oneof(...weighed).map((shot) => ({
    ...shot,
    // Filled in when it is fired, for who asks changes on the way.
    ids: Object.fromEntries(
      Object.entries(shot.ids).map(([name, id]) => [name, ownOf(actor())[id] ?? id]),
    ),
    body: shot.body
      ?.replaceAll('"PASSWORD"', () => JSON.stringify(actor().password))
      .replaceAll('"QUESTION"', () => JSON.stringify(actor().question))
      .replaceAll('"PRACTISED"', () => JSON.stringify(actor().practised)),
  }));
}

const ownOf = ({
  open,
  ended,
  practice,
  practised,
  paced,
  document,
  model,
}: Actor): Record<string, string> =>
  Object.assign(Object.create(null), {
    OPEN: open,
    ENDED: ended,
    PRACTICE: practice,
    PACED: paced,
    PRACTISED: practised,
    DOCUMENT: document,
    MODEL: model,
  });

/** Encodes what can be encoded; a lone surrogate cannot. */
const inPath = (id: string): string => encodeURIComponent(id.toWellFormed());

function requestFor(shot: Shot, actor: Actor): Request {
  const path = shot.operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    inPath(shot.ids[name]!),
  );
  const hasBody = shot.body !== undefined && !['GET', 'HEAD'].includes(shot.method);
  const headers = new Headers({
    'sec-fetch-site': 'same-origin',
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(shot.isSignedIn && { cookie: actor.cookie }),
    ...shot.headers,
  });
  if (
    /^(learning\.finish|exams\.submit)$/.test(shot.operation.id) &&
    !headers.has('idempotency-key')
  ) {
    headers.set('idempotency-key', crypto.randomUUID());
  }
  return new Request(`${ORIGIN}/api${path}${shot.query && `?${shot.query}`}`, {
    method: shot.method,
    headers,
    ...(hasBody && { body: shot.body! }),
  });
}

async function textOf(response: Response): Promise<string> {
  const bytes = await response.bytes();
  switch (response.headers.get('content-encoding')) {
    case 'gzip':
      return gunzipSync(bytes).toString();
    case 'deflate':
      return inflateSync(bytes).toString();
    default:
      return Buffer.from(bytes).toString();
  }
}

const compiled = new Map<string, z.ZodType>();

const patterns = new Map<string, RegExp>();
const patternOf = (path: string): RegExp => {
  const source = `^/api${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`;
  const pattern = patterns.get(path) ?? new RegExp(source);
  patterns.set(path, pattern);
  return pattern;
};

/** The operation that has this method and path, by the document and not by what the server thinks. */
function operationAt(method: string, pathname: string): Operation | undefined {
  return operations.find(
    (one) =>
      (one.method === method || (one.method === 'GET' && method === 'HEAD')) &&
      patternOf(one.path).test(pathname),
  );
}

function checkAnswer(request: Request, response: Response, text: string): void {
  const { status } = response;
  const { pathname } = new URL(request.url);
  expect(status).toBeLessThan(500);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  if (request.method === 'HEAD') {
    expect(text).toBe('');
    return;
  }
  const body = JSON.parse(text) as unknown;
  if (status >= 400) {
    expect(errorBodySchema.strict().safeParse(body).error).toBeUndefined();
    expect(text).not.toMatch(INSIDE);
  } else {
    expect(text).not.toMatch(/node_modules|DrizzleQueryError|file:\/\//);
  }
  if (status === 429 || status === 503) expect(response.headers.get('retry-after')).not.toBeNull();
  const operation = operationAt(request.method, pathname);
  if (operation === undefined) {
    // Refused for what it is, before anybody asks what it is for.
    const refusals = SAFE.includes(request.method)
      ? [400, 404, 405, 413]
      : [400, 403, 404, 405, 413, 415];
    // An id of no letters is taken for one by the router, and then refused like any wrong one.
    if (pathname.includes('//')) {
      expect([...refusals, 401]).toContain(status);
      return;
    }
    expect(refusals).toContain(status);
    const allowed = METHODS.filter((method) => method !== 'HEAD' && operationAt(method, pathname));
    if (status === 405) {
      expect(response.headers.get('allow')?.split(', ').sort()).toEqual(allowed.sort());
    } else if (status === 404) {
      expect(allowed).toEqual([]);
    }
    return;
  }
  const schema = operation.description.responses[status]?.content?.['application/json']?.schema;
  if (schema === undefined) throw new Error(`The document does not know ${status} here: ${text}`);
  const key = `${operation.id} ${status}`;
  let check = compiled.get(key);
  if (!check) {
    check = compileSchema(document, schema);
    compiled.set(key, check);
  }
  const { error } = check.safeParse(body);
  if (error) throw new Error(`${key} is not as the document says: ${error.message} in ${text}`);
}

test(`R-39: ${REQUESTS} requests made from the OpenAPI document find no fault`, {
  timeout: 1_800_000,
}, async () => {
  let actor = await newActor();
  const answered = new Map<string, number>();
  const statuses = new Set<number>();
  let fired = 0;
  const property = fc.asyncProperty(
    shots(() => actor),
    async (shot) => {
      const request = requestFor(shot, actor);
      const { method, url } = request;
      const response = await app.app.fetch(request);
      const text = await textOf(response);
      checkAnswer(new Request(url, { method }), response, text);
      statuses.add(response.status);
      const operation = operationAt(method, new URL(url).pathname);
      fired += 1;
      if (fired % 100 === 0) actor = await newActor();
      if (!operation || !response.ok) return;
      answered.set(operation.id, (answered.get(operation.id) ?? 0) + 1);
      // Whoever signed out, was deleted or became another makes room for the next.
      if (operation.id.startsWith('account.')) {
        const { cookie } = actor;
        const me = await app.app.fetch(new Request(`${ORIGIN}/api/me`, { headers: { cookie } }));
        if (me.status !== 200) actor = await newActor();
      }
    },
  );
  await fc.assert(property, { seed: SEED, numRuns: REQUESTS, endOnFailure: true });

  // The shots went where they were meant to go: nearly every operation also succeeded. The others
  // want a token of a mail, a code of a device, another session, a break, an account that was deleted,
  // a task, a checklist or a quiz that was reached, an authenticator with a passkey, a second factor that
  // is on, a part of an exam that runs, a team with its invites and members, a badge that was signed, or something
  // that the learner was told of.
  const unreached = operations.map(({ id }) => id).filter((id) => !answered.has(id));
  expect([unreached.length <= UNREACHED, unreached]).toEqual([true, unreached]);
  expect([...statuses]).toEqual(
    expect.arrayContaining([200, 400, 401, 403, 404, 405, 409, 413, 415]),
  );
  expect('x' in {}).toBe(false);
  const failures = app.logLines.filter((line) => !/"level":"(info|warn)"/.test(line));
  expect(failures).toEqual([]);
});
