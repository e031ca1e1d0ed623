import { expect, test } from '@playwright/test';
import { SHARED_SHOP } from '@/e2e/support/servers/environments';
import { getRawHeader, sendRawGet } from '@/e2e/support/steps/raw-request';

const EVIL = 'evil.example';

/** Addresses that might redirect to another site, one of each kind. */
const TARGETS = [
  `//${EVIL}`,
  `///${EVIL}/men`,
  `/\\${EVIL}`,
  `/%2F%2F${EVIL}/`,
  `/%09/${EVIL}/`,
  `/%0d%0a/${EVIL}`,
  `/.//${EVIL}`,
  `/en//${EVIL}`,
  `/en/%2F%2F${EVIL}/`,
  `/id/\\${EVIL}/`,
  `/Men//${EVIL}/`,
  `/men/%2f%2f${EVIL}/`,
  `//${EVIL}@localhost/men/`,
  `/?//${EVIL}`,
  `/payment//${EVIL}/x`,
  `http://${EVIL}/Men/`,
  `https://${EVIL}/en/men`,
  `javascript://${EVIL}/%0aalert(1)`,
  `/men%0d%0aLocation:%20https://${EVIL}`,
  `/Men/%0d%0aSet-Cookie:%20a=b`,
  `${EVIL}:80`,
  '*',
];

test('no address redirects to another site', async () => {
  for (const target of TARGETS) {
    const response = await sendRawGet(SHARED_SHOP.siteUrl, target);
    expect(response.status, target).toBeGreaterThanOrEqual(200);
    expect(response.status, target).toBeLessThan(500);
    const location = getRawHeader(response, 'location');
    if (location !== undefined)
      expect(new URL(location, SHARED_SHOP.siteUrl).origin, target).toBe(SHARED_SHOP.siteUrl);
    expect(getRawHeader(response, 'set-cookie'), target).toBeUndefined();
  }
});

test('a forged host is not in a redirect', async () => {
  for (const target of ['/Men/', '/en/men', '/nowhere', '/stores', '/.well-known/change-password']) {
    const response = await sendRawGet(SHARED_SHOP.siteUrl, target, { host: EVIL, 'x-forwarded-host': EVIL });
    expect(getRawHeader(response, 'location'), target).toMatch(/^\/[^/\\]*/);
    expect(response.head).not.toContain(EVIL);
  }
});
