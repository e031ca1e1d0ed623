import { expect, test } from '@playwright/test';
import { prepareBuild, sourcesOf } from '@/e2e/support/servers/builds';

test('the shop can be built with its page of components', async () => {
  test.setTimeout(600_000);
  await prepareBuild('with-components');
  expect(await sourcesOf('with-components')).toBeDefined();
});
