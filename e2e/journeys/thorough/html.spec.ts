import { expect, test } from '@/e2e/fixtures';
import { crawl } from '@/e2e/support/checks/crawl';
import { htmlFaults } from '@/e2e/support/checks/html-faults';

test.setTimeout(300_000);

test('the HTML of every page that links lead to is valid', async ({ request, page, baseURL }) => {
  const { documents } = await crawl({ request, page, origin: baseURL ?? '' }, ['/', '/id']);
  for (const { path, html, isPage } of documents.values()) {
    if (isPage) expect.soft(await htmlFaults(html), path).toEqual([]);
  }
});

test('what is wrong with HTML is noticed', async () => {
  const broken =
    '<!DOCTYPE html><html><body><h1>One</h1><h3>Three</h3><p><div></div></p><img src="/a.png"></body></html>';
  const rules = (await htmlFaults(broken)).map((fault) => fault.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['heading-level', 'element-required-attributes', 'wcag/h37']));
});
