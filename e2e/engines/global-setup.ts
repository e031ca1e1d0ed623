import startShop from '@/e2e/global-setup';
import { prepareBuild } from '@/e2e/support/servers/builds';

/**
 * The shop that the journeys share, built on the clock of all tests. Served by the real one, which the browsers have:
 * a classic WebDriver can put nothing into a page before its own scripts run. Nothing asserted hangs on the day.
 */
export default async function globalSetup() {
  await prepareBuild('with-catalogue');
  process.env.TEST_CLOCK_OFFSET = '0';
  return startShop();
}
