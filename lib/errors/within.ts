import { ApiError } from './api-error';

/** The work's result within `ms`; the work is not stopped. @throws ApiError `timeout`, or what it throws */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), Math.max(0, ms));
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
