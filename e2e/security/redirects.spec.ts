import { expect, test } from '@playwright/test';
import { SHOP } from '@/e2e/support/servers/environments';
import { getRaw, headerOf } from '@/e2e/support/steps/raw-request';

const EVIL = 'evil.example';

/** Ways to write another shop's address so that ours might lead there. */
const SPELLINGS = [
  `//${EVIL}`,
  `//${EVIL}/`,
  `///${EVIL}/men`,
  `////${EVIL}`,
  `/\\${EVIL}`,
  `/\\/${EVIL}`,
  `\\\\${EVIL}`,
  `/%5c${EVIL}/`,
  `/%5C%5C${EVIL}`,
  `/%2f${EVIL}/`,
  `/%2F%2F${EVIL}/`,
  `/%09/${EVIL}/`,
  `/%0a/${EVIL}/`,
  `/%0d%0a/${EVIL}`,
  `/.//${EVIL}`,
  `/./${EVIL}/..//${EVIL}`,
  `/..//${EVIL}`,
  `/%2e%2e//${EVIL}`,
  `/en//${EVIL}`,
  `/en/%2F%2F${EVIL}/`,
  `/id//${EVIL}/`,
  `/id/\\${EVIL}/`,
  `/EN//${EVIL}`,
  `/Men//${EVIL}/`,
  `/men/%2f%2f${EVIL}/`,
  `/men/..//${EVIL}/`,
  `/stores//${EVIL}`,
  `//${EVIL}@localhost/men/`,
  `/@${EVIL}/`,
  `/;//${EVIL}`,
  `/?//${EVIL}`,
  `/men/?redirect=//${EVIL}`,
  `/payment//${EVIL}/x`,
  `/payment/..//${EVIL}`,
  `http://${EVIL}/men`,
  `http://${EVIL}/Men/`,
  `http:${EVIL}`,
  `http:///${EVIL}`,
  `https://${EVIL}/en/men`,
  `javascript://${EVIL}/%0aalert(1)`,
  `/men%0d%0aLocation:%20https://${EVIL}`,
  `/Men/%0d%0aSet-Cookie:%20a=b`,
  `${EVIL}:80`,
  '*',
];

for (const target of SPELLINGS) {
  test(`${target} leads to nobody else`, async () => {
    const answer = await getRaw(SHOP.siteUrl, target);
    expect(answer.status, 'it is answered').toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(500);
    const location = headerOf(answer, 'location');
    if (location !== undefined) expect(new URL(location, SHOP.siteUrl).origin).toBe(SHOP.siteUrl);
    expect(headerOf(answer, 'set-cookie')).toBeUndefined();
  });
}

test('a host that is made up is not led to either', async () => {
  for (const target of ['/Men/', '/en/men', '/nowhere', '/stores', '/.well-known/change-password']) {
    const answer = await getRaw(SHOP.siteUrl, target, { host: EVIL, 'x-forwarded-host': EVIL });
    expect(headerOf(answer, 'location'), target).toMatch(/^\/[^/\\]*/);
    expect(answer.head).not.toContain(EVIL);
  }
});
