/** What to say afterwards; undefined when the device has said it itself, or nothing has happened. */
export type ShareOutcome = 'copied' | 'failed' | undefined;

/** Somebody who closes the device's sheet again has changed their mind; nothing has failed. */
const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Whether the device has a sheet for sharing. */
export const hasShareSheet = () => typeof navigator.share === 'function';

/** Opens the device's sheet for sharing. */
export async function openShareSheet(data: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return undefined;
  } catch (error) {
    return isChangeOfMind(error) ? undefined : 'failed';
  }
}

/** Puts an address into the clipboard. */
export async function copyLink(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Refused, or there is none: the page says where the address is to be found.
    return 'failed';
  }
}
