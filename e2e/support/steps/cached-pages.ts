import { expect } from '@playwright/test';

/** Far less than the minute after which pages are revalidated by their age, even on a busy machine. */
export const PAGE_UPDATE_TIMEOUT_MS = 20_000;

/** Waits until every page contains a text. Addresses are absolute. */
export async function waitForTextOnPages(
  addresses: string[],
  text: string,
  timeout = PAGE_UPDATE_TIMEOUT_MS,
): Promise<void> {
  const includesText = async (address: string) => (await (await fetch(address)).text()).includes(text);
  const options = { intervals: [200], timeout };
  await Promise.all(
    addresses.map((address) =>
      expect
        .poll(() => includesText(address), { message: `${address} contains ${text}`, ...options })
        .toBe(true),
    ),
  );
}
