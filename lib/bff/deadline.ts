import 'server-only';
import { ApiError } from '@/lib/errors/api-error';

/** A shopper waits 10 s at most (contract, Own handlers); the rest is for the way back. */
export const ANSWER_MS = 9_500;

/** The work's result within `ms`; the work is not stopped. @throws ApiError `timeout`, or what it throws */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
