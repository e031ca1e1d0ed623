/** The outcome to show; undefined when the share sheet has shown it, or was cancelled. */
export type ShareOutcome = 'copied' | 'failed' | undefined;

/** The share sheet was cancelled, which is no failure. */
const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Whether Web Share is supported. */
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
    // Refused or unsupported: the page shows where the URL is.
    return 'failed';
  }
}
