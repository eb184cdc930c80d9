// The OpenAPI document as a plain page without scripts: operations by tag with their statuses.
import type { OpenApiDocument } from './openapi.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

export function openApiPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'other');
  const sections = [...groups].map(([tag, list]) => {
    const rows = list.map(
      ({ path, method, operation }) =>
        `<tr><th scope="row"><code>${escapeHtml(method.toUpperCase())}</code></th><td><code>/api${escapeHtml(path)}</code></td><td>${escapeHtml(operation.summary ?? '')}</td><td>${escapeHtml(Object.keys(operation.responses).join(', '))}</td></tr>`,
    );
    return `<h2>${escapeHtml(tag)}</h2><table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">Statuses</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  });
  const { title, version } = document.info;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} API</title><link rel="stylesheet" href="/api-page.css"></head><body><main><h1>${escapeHtml(title)} API, version ${escapeHtml(version)}</h1><p>The whole description, with every schema, is the <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>${sections.join('')}</main></body></html>`;
}
