import { expect, test } from 'vitest';
import { requestParts } from './request-parts.ts';

test('the input fills the path, safely, and the rest of a read is its query', () => {
  expect(requestParts('GET /courses/{courseKey}/path', { courseKey: 'a/b?c' })).toEqual({
    method: 'GET',
    path: '/courses/a%2Fb%3Fc/path',
    body: undefined,
    isKeyed: false,
  });
  const request = { activityRef: 'hb.pre.lab', industry: 'Retail', missing: undefined };
  expect(requestParts('GET /activities/{activityRef}/play', request).path).toBe(
    '/activities/hb.pre.lab/play?industry=Retail',
  );
});
test('the rest of a write is its body; a call without input has none', () => {
  const input = { activityRef: 'm', stepId: 's01', chosen: ['a'], industry: undefined };
  expect(requestParts('POST /activities/{activityRef}/steps/{stepId}/answer key', input)).toEqual({
    method: 'POST',
    path: '/activities/m/steps/s01/answer',
    body: '{"chosen":["a"]}',
    isKeyed: true,
  });
  expect(requestParts('PUT /steps/{stepId}', { stepId: 's01' })).toMatchObject({
    body: '{}',
    isKeyed: false,
  });
  expect(requestParts('POST /session/refresh', undefined).body).toBeUndefined();
});
test('the input itself stays as it was', () => {
  const input = { courseKey: 'togaf' };
  requestParts('GET /courses/{courseKey}/path', input);
  expect(input).toEqual({ courseKey: 'togaf' });
});
