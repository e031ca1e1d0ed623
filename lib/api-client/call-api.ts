import 'client-only';
import type { FieldError } from '@/lib/contract/wire';
import { ApiError, type ErrorCode, STATUS_OF } from '@/lib/errors/api-error';
import { askApi, type Call } from './ask-api';

/** A success of `/api`. A page of a list comes with the `total` of all pages. */
export type Answer<T> = { data: T; total?: number; message?: string };

/** A failure of `/api`; a proxy in between may answer something else, so every part may be missing. */
type FailureAnswer = { code?: string; message?: string; errors?: FieldError[]; id?: string };

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(STATUS_OF, code);
}

async function failureOf(response: Response): Promise<ApiError> {
  const failure: FailureAnswer = await response.json().catch(() => ({}));
  const detail = failure.errors?.map((error) => error.msg).join(', ') || failure.message;
  return new ApiError(isErrorCode(failure.code) ? failure.code : 'upstream_failed', {
    detail,
    errors: failure.errors,
    id: failure.id,
    status: response.status,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  });
}

/** @throws ApiError `unavailable`, else what the failure's body says */
async function askForSuccess(path: string, call?: Call): Promise<Response> {
  const response = await askApi(path, call).catch((cause: unknown) => {
    throw new ApiError('unavailable', { cause });
  });
  if (!response.ok) throw await failureOf(response);
  return response;
}

/** What `/api` says, parsed at the server's door. @throws ApiError, `upstream_failed` for what is not JSON */
export async function callApi<T>(path: string, call: Call = {}): Promise<Answer<T>> {
  const response = await askForSuccess(path, call);

  return response.json().catch((cause: unknown) => {
    throw new ApiError('upstream_failed', { cause });
  });
}

/** The data at a path of `/api`: SWR's fetcher. @throws ApiError */
export async function readApi<T>(path: string): Promise<T> {
  const { data } = await callApi<T>(path);
  return data;
}
