// What Node's parser refuses before it is a request: answered in the shape of every other failure.
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Failure } from './context.ts';
import { errorBody } from './failures.ts';
import { securityHeaders } from './security.ts';

interface Refusal {
  readonly line: string;
  readonly failure: Failure;
}

const invalid = (field: string, rule: string, message: string): Failure => ({
  code: 'request.invalid',
  fields: [{ field, rule, message }],
});

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    failure: invalid('headers', 'size', 'Send less than 16 KiB of headers.'),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    line: '408 Request Timeout',
    failure: invalid('request', 'time', 'Send the whole request within 11 seconds.'),
  },
};
const malformed: Refusal = {
  line: '400 Bad Request',
  failure: invalid('request', 'http', 'Send HTTP/1.1 as RFC 9112 has it.'),
};

/** The whole answer to a request that could not be read, as text. */
export function rawRefusal(code: string | undefined, isSecure: boolean): string {
  const { line, failure } = refusals[code ?? ''] ?? malformed;
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(failure, requestId));
  const headers = {
    ...securityHeaders(isSecure),
    'x-request-id': requestId,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${line}`, ...lines, '', body].join('\r\n');
}

/** Answers such a request, where anybody still listens, and closes its connection. */
export function refuseRaw(
  error: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: { headersSent: boolean } },
  isSecure: boolean,
): void {
  // An answer that is under way must not be cut into.
  const isAnswering = socket._httpMessage?.headersSent === true;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) socket.destroy();
  else socket.end(rawRefusal(error.code, isSecure), () => socket.destroy());
}
