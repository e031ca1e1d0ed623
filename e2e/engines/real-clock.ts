/**
 * Imported before anything that fixes the clock of the tests: servers and browsers go by the real one here, because a
 * classic WebDriver can put nothing into a page before its own scripts run. Nothing asserted hangs on the day.
 */
process.env.TEST_CLOCK_OFFSET = '0';

export {};
