import startShop from '@/e2e/global-setup';
import { prepareBuild } from '@/e2e/support/servers/builds';

/**
 * Builds the shop on the clock of all tests and serves it on the real one, because WebDriver cannot change a page's clock
 * before its scripts run.
 */
export default async function globalSetup() {
  await prepareBuild('with-catalogue');
  process.env.TEST_CLOCK_OFFSET = '0';
  return startShop();
}
