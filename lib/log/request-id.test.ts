import { getCurrentRequestId, readRequestId, runWithRequestId } from './request-id';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;

it.each([
  ['a proxy gave it', { requestId: 'f00d-7.cafe:1' }, 'f00d-7.cafe:1'],
  ['it is part of a trace', { traceparent: TRACEPARENT }, TRACE],
  ['both are present', { requestId: 'f00d-7.cafe:1', traceparent: TRACEPARENT }, 'f00d-7.cafe:1'],
])('is reused if %s', (_where, given, id) => {
  expect(readRequestId(given)).toBe(id);
});

it.each([
  [{}],
  [{ requestId: 'short' }],
  [{ requestId: 'x'.repeat(65) }],
  [{ requestId: 'ayu@example.com' }],
  [{ requestId: 'two lines\n{"level":50}' }],
  [{ requestId: ['f00d-7.cafe:1'] }],
  [{ traceparent: 'from somewhere' }],
])('is generated for %j', (given) => {
  expect(readRequestId(given)).toMatch(/^[\da-f-]{36}$/);
  expect(readRequestId(given)).not.toBe(readRequestId(given));
});

it('applies to the work of a request and to nothing else', async () => {
  const later = () => new Promise((resolve) => setTimeout(() => resolve(getCurrentRequestId()), 1));
  const [one, other] = await Promise.all([runWithRequestId('one', later), runWithRequestId('other', later)]);
  expect([one, other, getCurrentRequestId()]).toEqual(['one', 'other', undefined]);
  expect(runWithRequestId(null, getCurrentRequestId)).toBe(undefined);
});
