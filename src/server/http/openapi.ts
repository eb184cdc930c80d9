// The OpenAPI 3.1 document of the contract, and a page without scripts that shows it.
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { apiContract } from '#contract/api.ts';
import { errorBodySchema } from '#contract/errors.ts';

type Operation = { summary?: string; tags?: string[]; responses?: Record<string, unknown> };
export type OpenApiDocument = {
  info: { title: string; version: string };
  paths?: Record<string, Record<string, Operation>>;
};

/** Builds the document once at start. */
export async function openApiDocument(
  version: string,
  publicUrl: string,
): Promise<OpenApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const failure = z.toJSONSchema(errorBodySchema) as object;
  const document = await generator.generate(apiContract, {
    info: {
      title: 'Meritpath',
      version,
      description:
        'Every write takes an Idempotency-Key header (8 to 128 visible characters); finishing a mission needs one. Failures share one shape: code, message, fields, requestId.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    customErrorResponseBodySchema: () => failure as never,
  });
  return document as OpenApiDocument;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The document as a plain page: operations by tag with their statuses. */
export function openApiPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'other');
  const sections = [...groups].map(([tag, list]) => {
    const rows = list.map(
      ({ path, method, operation }) =>
        `<tr><th scope="row"><code>${escapeHtml(method.toUpperCase())}</code></th><td><code>/api${escapeHtml(path)}</code></td><td>${escapeHtml(operation.summary ?? '')}</td><td>${escapeHtml(Object.keys(operation.responses ?? {}).join(', '))}</td></tr>`,
    );
    return `<h2>${escapeHtml(tag)}</h2><table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">Statuses</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  });
  const { title, version } = document.info;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} API</title><link rel="stylesheet" href="/api-page.css"></head><body><main><h1>${escapeHtml(title)} API, version ${escapeHtml(version)}</h1><p>The whole description, with every schema, is the <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>${sections.join('')}</main></body></html>`;
}
