import 'server-only';
import { within } from '@/lib/bff/deadline';
import { ApiError } from '@/lib/errors/api-error';
import type { CheckoutStep } from './checkout-result';

function named(step: CheckoutStep, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, detail, errors, status, retryAfterSeconds, cause } = error;
  return new ApiError(code, { detail, errors, status, retryAfterSeconds, cause, step });
}

/** Does one step before `deadline` (milliseconds since 1970). @throws ApiError that names the step */
export async function checkoutStep<T>(step: CheckoutStep, deadline: number, work: Promise<T>): Promise<T> {
  try {
    return await within(deadline - Date.now(), work);
  } catch (error) {
    throw named(step, error);
  }
}
