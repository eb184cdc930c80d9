// An answer of the API: a status and JSON as text, made into a response once and with its length.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export interface JsonAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Bytes from which an answer is worth compressing. */
export const COMPRESSED_FROM = 1024;

/** Asks for gzip without a weight, as browsers do; whoever weighs gets the plain text. */
const TAKES_GZIP = /(^|,)\s*gzip\s*(,|$)/i;

const compressed = promisify(gzip);

function headersOf({ headers }: JsonAnswer, length: number): Record<string, string> {
  return {
    ...headers,
    'content-type': 'application/json',
    'content-length': String(length),
    'cache-control': 'no-store',
    ...(length >= COMPRESSED_FROM && { vary: 'Accept-Encoding' }),
  };
}

/** For what never reaches a procedure; the headers of every answer are set on it later. */
export const jsonResponse = (answer: JsonAnswer): Response =>
  new Response(answer.body, {
    status: answer.status,
    headers: headersOf(answer, Buffer.byteLength(answer.body)),
  });

interface Envelope {
  /** The request's Accept-Encoding. */
  readonly accepts: string | undefined;
  /** What every answer carries. */
  readonly always: Readonly<Record<string, string>>;
  /** Cookies and headers that this one carries. */
  readonly more: Headers;
}

/**
 * The response with everything that it carries, compressed for whoever takes gzip. Nothing is to touch
 * it again: a plain record of headers is written as it is, a `Headers` is built, sorted and copied.
 */
export async function wholeResponse(answer: JsonAnswer, envelope: Envelope): Promise<Response> {
  const { status } = answer;
  const length = Buffer.byteLength(answer.body);
  const record = { ...headersOf(answer, length), ...envelope.always };
  let body: string | Uint8Array<ArrayBuffer> = answer.body;
  if (length >= COMPRESSED_FROM && TAKES_GZIP.test(envelope.accepts ?? '')) {
    body = new Uint8Array(await compressed(answer.body));
    record['content-encoding'] = 'gzip';
    record['content-length'] = String(body.length);
  }
  const more = [...envelope.more];
  if (more.length === 0) return new Response(body, { status, headers: record });
  const headers = new Headers(record);
  for (const [name, value] of more) headers.append(name, value);
  return new Response(body, { status, headers });
}
