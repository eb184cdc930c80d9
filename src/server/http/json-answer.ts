// An answer of the API: a status and JSON as text, made into a response once and with its length.

export interface JsonAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Bytes from which an answer is worth compressing. */
export const COMPRESSED_FROM = 1024;

/** @param more headers beside those of JSON, cookies among them */
export function jsonResponse(answer: JsonAnswer, more?: Headers): Response {
  const length = Buffer.byteLength(answer.body);
  const headers = new Headers({
    ...answer.headers,
    'content-type': 'application/json',
    'content-length': String(length),
    'cache-control': 'no-store',
  });
  // Said here, for the compression would copy the response to say it.
  if (length >= COMPRESSED_FROM) headers.set('vary', 'Accept-Encoding');
  for (const [name, value] of more ?? []) headers.append(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
