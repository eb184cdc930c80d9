// Checks values against the schemas of the OpenAPI document, by the document's words and not by our types.
import { z } from 'zod';
import type { OpenApiDocument } from '#server/http/openapi.ts';
import type { JsonSchema } from './operations.ts';

const registry = z.registry<Record<string, unknown>>();

/** Where the document says `#/components/schemas/X`, the converter wants `#/$defs/X`. */
function withDefinitions(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value).replaceAll('"#/components/schemas/', '"#/$defs/'),
  ) as unknown;
}

/** The converter ignores what stands beside a `$ref`; `allOf` says the same and is heard. */
function refsApart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(refsApart);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, refsApart(inner)] as const);
  const { $ref, ...beside } = Object.fromEntries(entries);
  if ($ref === undefined || Object.keys(beside).length === 0) return Object.fromEntries(entries);
  return { allOf: [{ $ref }, { type: 'object', ...beside }] };
}

/** @returns a Zod schema that takes what the document's schema takes */
export function compileSchema({ components }: OpenApiDocument, schema: JsonSchema): z.ZodType {
  const converted = (one: unknown) => refsApart(withDefinitions(one)) as JsonSchema;
  const whole = { ...converted(schema), $defs: converted(components.schemas) };
  return z.fromJSONSchema(whole as never, { registry });
}
