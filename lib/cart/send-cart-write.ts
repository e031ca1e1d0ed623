import { type Call, callApi } from '@/lib/api-client/call-api';
import { readApi } from '@/lib/api-client/read-api';
import { CART_KEY, type Cart } from './cart';

/** Our server answers within 10 s, whatever happens behind it; after this nothing is expected to come any more. */
export const ANSWER_PATIENCE_MS = 15_000;

/** Makes a change and gives the whole cart; when the server could not read it along, it is asked for again. */
export async function sendCartWrite(path: string, call: Call): Promise<Cart> {
  const { data } = await callApi<Cart | null>(path, {
    ...call,
    signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
  });
  return data ?? readApi<Cart>(CART_KEY);
}
