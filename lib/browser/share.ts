/** The outcome to announce. Undefined if the share sheet was used or cancelled. */
export type ShareOutcome = 'copied' | 'failed' | undefined;

/** Writes a text to the clipboard. */
export async function copyToClipboard(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // The browser refused or has no clipboard. The message says where to find the URL.
    return 'failed';
  }
}

/** Opens the device's share sheet, or copies the URL on devices without one. */
export async function shareLink(data: { title: string; text?: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return copyToClipboard(data.url);
  try {
    await navigator.share(data);
    return undefined;
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? undefined : copyToClipboard(data.url);
  }
}
