import { CATALOGUE_PROXY, FAULTY_CATALOGUE, REVALIDATE_SECRET } from '@/e2e/support/servers/environments';
import type { Server } from '@/e2e/support/servers/start-server';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { armFault } from './arm-fault';
import { chosenFaults, chosenLists } from './choice';
import { expect, test } from './stage';
import { startProxy } from './start-proxy';

// One after the other: they share a shop, and whoever asks for a list gets its fault.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: FAULTY_CATALOGUE.siteUrl });

const servers: Server[] = [];

test.beforeAll(async () => {
  servers.push(
    await startProxy(FAULTY_CATALOGUE, CATALOGUE_PROXY),
    await startStorefront(FAULTY_CATALOGUE, {
      PRODUCT_API_PORT: String(CATALOGUE_PROXY.port),
      REVALIDATE_SECRET,
    }),
  );
});

test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** What our handler says when it could not read a list, and when it could. */
const UNREAD = [502, 503, 504];
const READ = 200;

for (const { call, step, tag } of chosenLists()) {
  test.describe(`${call}, ${step}:`, () => {
    for (const fault of chosenFaults()) {
      test(fault, async ({ page, request }) => {
        const renew = async () => {
          const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` };
          return (await request.post('/api/revalidate', { data: { tags: [tag] }, headers })).status();
        };
        const gone = await armFault({ call, marks: [], fault, proxy: CATALOGUE_PROXY });
        const renewed = await renew();
        await gone();
        if (fault === 'twice') expect(renewed).toBe(READ);
        else expect([READ, ...UNREAD]).toContain(renewed);

        // Whoever shops meanwhile sees the pages as they were, without a word of it.
        await page.goto('/men');
        const card = page.getByRole('main').getByRole('link', { name: /Uluwatu Elite Pro/ });
        await card.first().click();
        await expect(page.getByRole('heading', { name: 'Uluwatu Elite Pro', level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByRole('radio', { name: '32', exact: true })).toBeEnabled();
        await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
        expect(await renew(), 'the next time').toBe(READ);
      });
    }
  });
}
