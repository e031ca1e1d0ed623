import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';

jest.mock('@/lib/catalogue/known-product', () => ({
  canBeProductSlug: async (slug: string) => ['uluwatu-elite-pro', 'café-tee'].includes(slug),
}));

const ask = (path: string, address = '203.0.113.7') =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { 'x-forwarded-for': address } }));

const rewrittenTo = (response: Response) => {
  const address = response.headers.get('x-middleware-rewrite');
  return address && new URL(address).pathname;
};

it.each([
  ['/', '/en'],
  ['/id/men', '/id/men'],
  ['/men/uluwatu-elite-pro', '/en/men/uluwatu-elite-pro'],
  ['/men/caf%C3%A9-tee', '/en/men/caf%C3%A9-tee'],
  ['/id/woman/none', '/id/missing/woman'],
  ['/men/tees', '/en/men/tees'],
  ['/search?q=tee', '/en/search/q%3Dtee'],
])('rewrites %s to the internal page %s', async (path, page) => {
  expect(rewrittenTo(await ask(path))).toBe(page);
});

it.each([
  ['/MEN/', 308, '/men'],
  ['/en/men?a=1', 308, '/men?a=1'],
  ['/stores', 308, '/store'],
  ['/nowhere', 307, '/#lost'],
])('redirects %s with %i to %s', async (path, status, to) => {
  const response = await ask(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBe(`http://localhost:3000${to}`);
});

it('responds with 404 for a file below a language', async () => {
  expect((await ask('/en/none.txt')).status).toBe(404);
});

it.each(['/search?q=tee', '/men/none'])('rejects the 121st request for %s in a minute', async (path) => {
  const address = path === '/men/none' ? '203.0.113.8' : '203.0.113.9';
  for (let asked = 0; asked < 120; asked += 1) expect((await ask(path, address)).status).toBe(200);
  const refused = await ask(path, address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('<html lang="en">');
  expect((await ask(path, '203.0.113.10')).status).toBe(200);
});
