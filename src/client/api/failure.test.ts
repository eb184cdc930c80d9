import { expect, test } from 'vitest';
import { ApiError, decodeErrorBody, failureOf, isPassing, tryCall } from './failure.ts';

const body = {
  code: 'auth.email_taken',
  message: 'taken',
  fields: [{ field: 'email', rule: 'unique', message: 'taken' }],
  requestId: 'r-1',
};

test('an error body keeps its code, fields and request id', () => {
  expect(failureOf(new ApiError(409, decodeErrorBody(body)))).toEqual({
    code: 'auth.email_taken',
    status: 409,
    fields: body.fields,
    requestId: 'r-1',
  });
});

test('a body that is not ours is not decoded', () => {
  expect(decodeErrorBody('<html>Bad gateway</html>')).toBeNull();
  expect(decodeErrorBody({ message: 'no code' })).toBeNull();
});

test.each([
  [502, 'server.unavailable'],
  [503, 'server.unavailable'],
  [500, 'server.failed'],
  [429, 'request.too_many'],
  [404, 'request.not_found'],
  [418, 'request.invalid'],
])('a foreign answer with status %d is %s', (status, code) => {
  const failure = failureOf(new ApiError(status, null));
  expect(failure.code).toBe(code);
});

test('no answer at all is a failure of the network, and may pass', async () => {
  const answer = await tryCall(Promise.reject(new TypeError('Failed to fetch')));
  expect(answer).toEqual({
    ok: false,
    failure: { code: 'network.failed', status: 0, fields: [], requestId: '' },
  });
  expect(isPassing(failureOf(new TypeError('Failed to fetch')))).toBe(true);
  expect(isPassing(failureOf(new ApiError(409, decodeErrorBody(body))))).toBe(false);
});

test('a value is answered as it came', async () => {
  expect(await tryCall(Promise.resolve(7))).toEqual({ ok: true, value: 7 });
});
