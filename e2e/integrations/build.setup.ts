import { expect, test } from '@playwright/test';
import { prepareBuild, sourcesOf } from '@/e2e/support/servers/builds';

test('the shop can be built while no product API answers', async () => {
  test.setTimeout(600_000);
  await prepareBuild('without-catalogue');
  expect(await sourcesOf('without-catalogue')).toBeDefined();
});
