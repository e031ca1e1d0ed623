import { createServer } from 'node:http';
import { shutDownGracefully } from '@/lib/shutdown';
import { callRoute } from '@/lib/testing/call-route';
import { stubNetwork } from '@/lib/testing/stub-network';
import { GET } from './route';

it('is alive without the product API', async () => {
  const { calls } = stubNetwork({});
  expect(await callRoute(GET)).toMatchObject({ status: 200, body: { data: { status: 'ok' } } });
  expect(calls()).toEqual([]);
});

it('is ready only with the product API', async () => {
  stubNetwork({ 'GET /api/categories': [{ body: { data: [] } }, new TypeError('fetch failed')] });
  const ready = () => callRoute(GET, { path: '/api/health?ready=1' });
  expect((await ready()).status).toBe(200);
  expect((await ready()).status).toBe(503);
});

it('is alive but not ready while the storefront shuts down', async () => {
  stubNetwork({ 'GET /api/categories': { body: { data: [] } } });
  await shutDownGracefully(createServer().listen(0), 0, 0);
  expect((await callRoute(GET)).status).toBe(200);
  expect((await callRoute(GET, { path: '/api/health?ready=1' })).status).toBe(503);
});
