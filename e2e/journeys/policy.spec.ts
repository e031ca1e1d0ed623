import { expect, test } from '@playwright/test';
import { policyFaults } from '@/e2e/support/checks/policy';
import { ARTICLE, RIDER, RIDERS, STORE } from '@/e2e/support/content';

const PATHS: [string, number][] = [
  ['/', 200],
  ['/id', 200],
  ['/men', 200],
  ['/id/men', 200],
  ['/woman', 200],
  ['/men/uluwatu-elite-pro', 200],
  ['/men/warung-flip', 200],
  ['/id/woman/lestari-swimsuit', 200],
  ['/riders', 200],
  [`/id/${RIDER.slug}`, 200],
  ...RIDERS.flatMap(({ alias }): [string, number][] => (alias ? [[`/${alias}`, 200]] : [])),
  ['/store', 200],
  [`/id/store/${STORE.slug}`, 200],
  ['/aboutus', 200],
  ['/sustainability', 200],
  ['/activities', 200],
  ['/id/activities?category=charity', 200],
  ['/blog', 200],
  [`/blog/${ARTICLE}`, 200],
  ['/id/catalog', 200],
  ['/privacy', 200],
  ['/feeds/en.xml', 200],
  ['/stores', 308],
  ['/store/nothing', 307],
  ['/login?redirect=%2Fmen', 200],
  ['/register', 200],
  ['/verify-email?token=abc', 200],
  ['/order-status?transaction_id=1', 200],
  ['/men/nobody-made-this', 404],
  ['/id/woman/nobody-made-this', 404],
  ['/no-such-file.txt', 404],
  ['/_next/static/none.js', 404],
  ['/api/none', 404],
  ['/no/such/page', 307],
  ['/en/men', 308],
  ['/Men/', 308],
  ['/men?category=tees', 200],
  ['/search?q=tee', 200],
  ['/woman/uluwatu-elite-pro', 308],
  ['/men/%E0%A4%A', 400],
];

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*payment=\(self\)$/),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
};

for (const [path, status] of PATHS) {
  test(`${path} is ${status} under a strict policy`, async ({ request }) => {
    // Twice: as the build left it or rendered anew, and out of the cache.
    for (const _ of [1, 2]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      const html = answer.headers()['content-type']?.startsWith('text/html') ? await answer.text() : '';
      expect(policyFaults(answer.headers()['content-security-policy'], html)).toEqual([]);
      expect(answer.headers()).toMatchObject(SECURITY_HEADERS);
    }
  });
}

test('a policy that is not strict is noticed', () => {
  const strict =
    "default-src 'none'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types default";
  expect(policyFaults(undefined, '')).toEqual(['no policy']);
  expect(policyFaults(`${strict}; script-src 'self' 'unsafe-inline'`, '')).toEqual(["loose 'unsafe-inline'"]);
  expect(policyFaults(`${strict}; script-src 'self'`, '<script>alert(1)</script>')).toHaveLength(1);
  expect(policyFaults(`${strict}; script-src 'self'`, '<p>fine</p>')).toEqual([]);
});
