import 'server-only';
import { ApiError } from '@/lib/errors/api-error';
import { askProductApi } from './call';

/** Asked in passing: the page waits no longer for it, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Whether a bearer token still opens something. It does until the product API says that it does not. */
export async function isTokenAlive(token: string): Promise<boolean> {
  try {
    const answer = await askProductApi('/api/users/profile', { token, timeoutMs: PATIENCE_MS });
    await answer.body?.cancel();
    return answer.status !== 401;
  } catch (error) {
    if (error instanceof ApiError) return true;
    throw error;
  }
}
