// How a call becomes a request: its input fills the path, the rest is the query of a GET or the body.

export interface RequestParts {
  method: string;
  /** Path and query behind `/api`. */
  path: string;
  body: string | undefined;
  /** True for a write whose answer is kept under an Idempotency-Key. */
  isKeyed: boolean;
}

/**
 * @param route method and path of the contract, such as `GET /courses/{courseKey}/path`; behind them
 *   `key` where the contract keeps the answer
 * @param input as the contract's schema takes it: fields in braces go into the path; undefined is left out
 */
export function requestParts(route: string, input: unknown): RequestParts {
  const [method = '', pattern = '', policy] = route.split(' ');
  const isKeyed = policy === 'key';
  const rest: Record<string, unknown> = { ...(input as object | undefined) };
  const path = pattern.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = encodeURIComponent(String(rest[field]));
    delete rest[field];
    return value;
  });
  if (method !== 'GET') {
    const body = input === undefined ? undefined : JSON.stringify(rest);
    return { method, path, body, isKeyed };
  }
  const known = Object.entries(rest).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(known.map(([field, value]) => [field, String(value)]));
  const asked = known.length === 0 ? path : `${path}?${query}`;
  return { method, path: asked, body: undefined, isKeyed };
}
