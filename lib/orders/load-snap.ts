import 'client-only';
import { fetchJson } from '@/lib/api-client/call-api';
import { ApiError } from '@/lib/errors/api-error';
import { withTimeout } from '@/lib/errors/with-timeout';

/** The URL of the payment provider's script and the value of its `data-client-key`. Both are public. */
export type SnapScriptSettings = { scriptUrl: string; clientKey: string | null };

/** A callback of the provider. Its result is not trusted; the order status comes from the product API. */
type Callback = (result?: unknown) => void;

type EmbedOptions = {
  embedId: string;
  language: string;
  onSuccess: Callback;
  onPending: Callback;
  onError: Callback;
  onClose: Callback;
};

export type MidtransSnap = { embed: (token: string, options: EmbedOptions) => void; hide?: () => void };

declare global {
  interface Window {
    snap?: MidtransSnap;
  }
}

/** How long the script may take to load, in milliseconds. A script that takes longer counts as blocked. */
export const SNAP_SCRIPT_TIMEOUT_MS = 15_000;

let loading: Promise<MidtransSnap> | undefined;

function addScript({ scriptUrl, clientKey }: SnapScriptSettings): Promise<MidtransSnap> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    if (clientKey) script.dataset.clientKey = clientKey;
    script.onload = () => (window.snap ? resolve(window.snap) : reject(new ApiError('upstream_failed')));
    script.onerror = () => {
      script.remove();
      reject(new ApiError('unavailable'));
    };
    document.head.append(script);
  });
}

const fetchSnap = async () => addScript(await fetchJson<SnapScriptSettings>('/api/payment'));

/**
 * Loads the provider's script once, and again after a failure. @throws ApiError `unavailable`, `timeout` …
 */
export function loadMidtransSnap(): Promise<MidtransSnap> {
  loading ??= withTimeout(SNAP_SCRIPT_TIMEOUT_MS, fetchSnap()).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
