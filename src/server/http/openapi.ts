// The OpenAPI 3.1 document of the contract: every procedure with every failure it can answer with.
import { isContractProcedure } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { apiContract } from '#contract/api.ts';
import { courseCardSchema } from '#contract/course.ts';
import { type ErrorCode, errorBodySchema, errorStatus } from '#contract/errors.ts';
import { localizedTextSchema } from '#contract/fields.ts';
import { learnerSchema, levelSchema, sessionSchema, streakSchema } from '#contract/learner.ts';
import { missionCardSchema, missionDetailSchema, playProgressSchema } from '#contract/learning.ts';
import type { Policy } from '#contract/policy.ts';
import { activityEntrySchema, badgeViewSchema } from '#contract/progress.ts';
import { cookieNames } from '#server/auth/cookies.ts';
import { idempotencyKeySchema } from './idempotent.ts';

type JsonSchema = Record<string, unknown>;
export type OpenApiOperation = {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: JsonSchema }>; headers?: object }
  >;
  security?: Record<string, string[]>[];
  /** What the contract declares beside the shape. */
  'x-policy'?: Policy;
};
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers?: { url: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes?: object };
};

/** What any call may answer with, beside the failures that its procedure names. */
const anyCall: readonly ErrorCode[] = [
  'request.invalid',
  'request.wrong_host',
  'request.too_many',
  'server.failed',
  'server.unavailable',
];
const anyWrite: readonly ErrorCode[] = [
  'request.cross_site',
  'request.too_large',
  'request.unsupported_media_type',
];

/** Builds the document once at start. */
export async function openApiDocument(
  version: string,
  publicUrl: string,
): Promise<OpenApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const { $schema: _, ...failure } = z.toJSONSchema(errorBodySchema);
  const answered = (schema: z.ZodType) => ({ schema, strategy: 'output' as const });
  const generated = await generator.generate(apiContract, {
    info: {
      title: 'Meritpath',
      version,
      description:
        'Writes whose policy says kept or required take an Idempotency-Key header, and repeat their answer for 48 hours. Every procedure tells its policy under x-policy: who may call it, what a repetition does, which limit counts it. Failures share one shape: code, message, fields, requestId.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieNames(publicUrl).session },
      },
    },
    commonSchemas: {
      LocalizedText: answered(localizedTextSchema),
      Level: answered(levelSchema),
      Streak: answered(streakSchema),
      Learner: answered(learnerSchema),
      Session: answered(sessionSchema),
      CourseCard: answered(courseCardSchema),
      MissionCard: answered(missionCardSchema),
      Mission: answered(missionDetailSchema),
      PlayProgress: answered(playProgressSchema),
      Badge: answered(badgeViewSchema),
      ActivityEntry: answered(activityEntrySchema),
    },
    // Replaced below, where failures of the HTTP layer are known too.
    customErrorResponseBodySchema: () => ({}),
  });
  const document = generated as unknown as OpenApiDocument;
  document.components.schemas.Failure = failure as JsonSchema;
  for (const methods of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      completeOperation(operation, method.toUpperCase());
    }
  }
  return document;
}

function completeOperation(operation: OpenApiOperation, method: string): void {
  const { policy, failures } = declarationOf(operation.operationId);
  const codes = new Set([...failures, ...anyCall, ...(method !== 'GET' ? anyWrite : [])]);
  for (const [status, list] of Map.groupBy(codes, (code) => errorStatus[code])) {
    operation.responses[status] = failureResponseOf(status, list);
  }
  if (policy.idempotency !== 'none') {
    operation.parameters = [
      ...(operation.parameters ?? []),
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: policy.idempotency === 'required',
        schema: z.toJSONSchema(idempotencyKeySchema, { target: 'draft-2020-12' }) as JsonSchema,
      },
    ];
  }
  operation.security = policy.access === 'learner' ? [{ session: [] }] : [];
  operation['x-policy'] = policy;
}

/** What the contract declares of a procedure; its operation id is where it stands. */
function declarationOf(operationId: string): { policy: Policy; failures: ErrorCode[] } {
  let at: unknown = apiContract;
  for (const part of operationId.split('.')) at = (at as Record<string, unknown>)[part];
  if (!isContractProcedure(at)) throw new Error(`The contract has no procedure ${operationId}.`);
  const { meta, errorMap } = at['~orpc'];
  return { policy: meta as Policy, failures: Object.keys(errorMap) as ErrorCode[] };
}

function failureResponseOf(
  status: number,
  codes: readonly ErrorCode[],
): OpenApiOperation['responses'][string] {
  const mayWait = status === 429 || status === 503 || codes.includes('request.in_flight');
  return {
    description: codes.join(', '),
    ...(mayWait && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure', properties: { code: { enum: codes } } },
      },
    },
  };
}
