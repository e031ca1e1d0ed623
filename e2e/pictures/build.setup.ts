import { test } from '@playwright/test';
import { prepareBuild } from '@/e2e/support/servers/builds';

test('the shop can be built with its page of components', async () => {
  test.setTimeout(600_000);
  await prepareBuild('with-components');
});
