import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRouteNamer } from './route-name';

const MANIFEST = {
  staticRoutes: [
    { page: '/api/cart', regex: '^/api/cart(?:/)?$' },
    { page: '/_not-found', regex: '^/_not\\-found(?:/)?$' },
  ],
  dynamicRoutes: [
    { page: '/api/users/verify-email/[token]', regex: '^/api/users/verify\\-email/([^/]+?)(?:/)?$' },
    { page: '/api/[[...path]]', regex: '^/api(?:/(.+?))?(?:/)?$' },
    { page: '/[locale]/men', regex: '^/([^/]+?)/men(?:/)?$' },
    { page: '/[locale]/men/[productId]', regex: '^/([^/]+?)/men/([^/]+?)(?:/)?$' },
    { page: '/en/men/[productId]', regex: '^/en/men/([^/]+?)(?:/)?$' },
    { page: '/[locale]', regex: '^/([^/]+?)(?:/)?$' },
  ],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'routes-'));
  await writeFile(join(folder, 'routes-manifest.json'), JSON.stringify(MANIFEST));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['/', '/'],
  ['/id', '/'],
  ['/men?category=tees', '/men'],
  ['/id/men/uluwatu-elite-pro?_rsc=1a2b', '/men/[productId]'],
  ['/api/cart', '/api/cart'],
  ['/api/users/verify-email/a-secret', '/api/users/verify-email/[token]'],
  ['/api/nothing/of/ours', '/api/[[...path]]'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/media/a.avif', '/media'],
  ['/wp-login.php', 'other'],
  ['/MEN', 'other'],
])('names %s by its route', async (target, name) => {
  expect((await createRouteNamer(folder))(target)).toBe(name);
});
