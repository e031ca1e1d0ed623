import startShop from '@/e2e/global-setup';
import { prepareBuild } from '@/e2e/support/servers/builds';

/**
 * Builds the shop with the shifted clock of all tests, but serves it with the real clock. The clocks of server and page must
 * agree, and WebDriver cannot shift a page's clock before its scripts run.
 */
export default async function globalSetup() {
  await prepareBuild('with-catalogue');
  process.env.TEST_CLOCK_OFFSET = '0';
  return startShop();
}
