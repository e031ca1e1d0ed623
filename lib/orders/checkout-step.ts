import 'server-only';
import { within } from '@/lib/bff/deadline';
import { ApiError } from '@/lib/errors/api-error';
import type { ErrorCode } from '@/lib/errors/codes';

/** The steps of a checkout that name themselves when they fail (contract, Own handlers). */
type CheckoutStep = 'address' | 'transaction';

/** What matters more than the step it happened at. */
const OWN_CODES: ErrorCode[] = ['unauthenticated', 'rate_limited'];

function failedStep(step: CheckoutStep, error: ApiError): ErrorCode {
  if (step === 'address') return 'address_failed';
  return error.status < 500 ? 'transaction_rejected' : 'transaction_failed';
}

/**
 * Does one step before `deadline` (milliseconds since 1970).
 * @throws ApiError whose code names the step and whose status is that of the cause
 */
export async function checkoutStep<T>(step: CheckoutStep, deadline: number, work: Promise<T>): Promise<T> {
  try {
    return await within(deadline - Date.now(), work);
  } catch (error) {
    if (!(error instanceof ApiError) || OWN_CODES.includes(error.code)) throw error;
    const { detail, errors, status, retryAfterSeconds } = error;
    throw new ApiError(failedStep(step, error), { detail, errors, status, retryAfterSeconds, cause: error });
  }
}
