import { ApiError } from './api-error';

/**
 * Awaits work for at most `ms` milliseconds. The work is not cancelled. @throws ApiError `timeout`, or the
 * error of the work
 */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), Math.max(0, ms));
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
