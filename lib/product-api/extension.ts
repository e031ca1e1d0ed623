import 'server-only';
import { ApiError } from '@/lib/errors/api-error';
import type { ErrorCode } from '@/lib/errors/codes';

/** What a server says to a call that it does not have. */
const UNKNOWN_CALL: readonly ErrorCode[] = ['not_found', 'method_not_allowed', 'unsupported'];

/**
 * The answer to a call that a product API need not have (contract, Extensions): one without it does not offer it,
 * which is nobody's wrong address and no failure.
 * @throws ApiError `unsupported` for 404, 405 and 501, else what the call throws
 */
export async function asExtension<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const isUnknown = error instanceof ApiError && UNKNOWN_CALL.includes(error.code);
    throw isUnknown ? new ApiError('unsupported', { cause: error }) : error;
  }
}
