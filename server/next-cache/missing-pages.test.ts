import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { limitQueries } from '@/server/query-limit';
import { PageCache } from './page-cache';

type Set = Parameters<PageCache['set']>;

/** As Next hands a page over that it has rendered for a request. */
function render(headers: object, path: string): Promise<void> {
  const cache = new PageCache({ _requestHeaders: headers } as ConstructorParameters<typeof PageCache>[0]);
  const value = { kind: 'APP_PAGE', html: '<meta name="status" content="404"/>', headers: {} };
  return cache.set(`/route-cache/APP_PAGE/0c5f/$${path}`, value as unknown as Set[1], {} as Set[2]);
}

it('counts for whom a page is rendered that there is not, whatever of it was asked for', async () => {
  jest.spyOn(nextCache.prototype, 'get').mockResolvedValue(null);
  const headers = { 'x-forwarded-for': '203.0.113.9', rsc: '1' };
  const asking = Object.assign(new IncomingMessage(new Socket()), { url: '/men/none-0?_rsc=a', headers });
  for (let count = 1; count < 120; count += 1) await render(headers, `/en/men/none-${count}`);
  await expect(limitQueries(asking)).resolves.toBeUndefined();
  await render(headers, '/en/men/none-0');
  await expect(limitQueries(asking)).resolves.toBeDefined();
});
