// The OpenAPI 3.1 document of the contract: every procedure with every failure it can answer with.
import { isContractProcedure } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { apiContract } from '#contract/api.ts';
import { type ErrorCode, errorBodySchema, errorStatus } from '#contract/errors.ts';
import { localizedTextSchema } from '#contract/fields.ts';
import { learnerSchema, levelSchema, sessionSchema, streakSchema } from '#contract/learner.ts';
import {
  courseCardSchema,
  missionCardSchema,
  missionDetailSchema,
  playProgressSchema,
} from '#contract/learning.ts';
import { activityEntrySchema, badgeViewSchema } from '#contract/progress.ts';
import { cookieNames } from '#server/auth/cookies.ts';
import { idempotencyKeySchema, keepsAnswer } from './idempotent.ts';

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
  'request.too_many',
  'server.failed',
  'server.unavailable',
];
const anyWrite: readonly ErrorCode[] = [
  'request.cross_site',
  'request.too_large',
  'request.unsupported_media_type',
];
const anyKeptWrite: readonly ErrorCode[] = ['request.in_flight', 'request.idempotency_key_reused'];

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
        'Writes of the learner take an Idempotency-Key header, and repeat their answer for 48 hours; finishing a mission needs one. Failures share one shape: code, message, fields, requestId.',
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
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      completeOperation(operation, method.toUpperCase(), `/api${path}`);
    }
  }
  return document;
}

function completeOperation(operation: OpenApiOperation, method: string, path: string): void {
  const own = codesOf(operation.operationId);
  const isWrite = method !== 'GET';
  const isKept = keepsAnswer(method, path);
  const codes = new Set([
    ...own,
    ...anyCall,
    ...(isWrite ? anyWrite : []),
    ...(isKept ? anyKeptWrite : []),
  ]);
  for (const [status, list] of Map.groupBy(codes, (code) => errorStatus[code])) {
    operation.responses[status] = failureResponseOf(status, list);
  }
  if (isKept) {
    operation.parameters = [
      ...(operation.parameters ?? []),
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: own.includes('request.idempotency_key_required'),
        schema: z.toJSONSchema(idempotencyKeySchema, { target: 'draft-2020-12' }) as JsonSchema,
      },
    ];
  }
  operation.security = own.includes('auth.signed_out') ? [{ session: [] }] : [];
}

/** The failures that the contract names for a procedure; its operation id is where it stands. */
function codesOf(operationId: string): ErrorCode[] {
  let at: unknown = apiContract;
  for (const part of operationId.split('.')) at = (at as Record<string, unknown>)[part];
  if (!isContractProcedure(at)) throw new Error(`The contract has no procedure ${operationId}.`);
  return Object.keys(at['~orpc'].errorMap) as ErrorCode[];
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
