// What the parser refuses before anything is a request leaves in the shape of every other failure.
import { expect, test } from 'vitest';
import { errorBodySchema } from '#contract/errors.ts';
import { aPlace, bytesBack, failuresIn, startAt } from './running-app.ts';

const bound = { timeout: 600_000 };

test('a request that cannot be read is told its field and rule', bound, async () => {
  const place = await aPlace();
  const app = await startAt(place);
  const host = 'Host: localhost\r\n';
  const tooLong = `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`;
  const smuggled = `POST /api/demo HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
  const slow = `GET / HTTP/1.1\r\n${host}`;
  const cases = [
    ['headers that are too long', tooLong, 431, 'headers', 'size'],
    ['two lengths', smuggled, 400, 'request', 'http'],
    ['no HTTP', 'hello\r\n\r\n', 400, 'request', 'http'],
    ['headers that never end', slow, 408, 'request', 'time'],
  ] as const;
  const answers = await Promise.all(cases.map(([, bytes]) => bytesBack(place.origin, bytes)));
  for (const [at, [name, , status, field, rule]] of cases.entries()) {
    const [head = '', body = ''] = answers[at]!.split('\r\n\r\n');
    expect([name, head.split('\r\n')[0]]).toEqual([
      name,
      expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} `)),
    ]);
    expect(head).toMatch(/x-content-type-options: nosniff/);
    const { code, fields } = errorBodySchema.strict().parse(JSON.parse(body));
    expect([name, code, fields]).toEqual([
      name,
      'request.invalid',
      [expect.objectContaining({ field, rule })],
    ]);
  }
  expect(failuresIn(app)).toEqual([]);
  app.kill('SIGTERM');
  expect(await app.ended()).toEqual({ code: 0, signal: null });
});
