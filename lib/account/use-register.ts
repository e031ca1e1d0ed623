'use client';

import useSWRMutation from 'swr/mutation';
import type { Answer } from '@/lib/api-client/answer';
import { callApi } from '@/lib/api-client/call-api';
import type { Registration } from '@/lib/contract/account';
import type { ApiError } from '@/lib/errors/api-error';

const PATH = '/api/users/register';

function register(path: string, { arg }: { arg: Registration }): Promise<Answer<null>> {
  return callApi<null>(path, { method: 'POST', body: arg });
}

/** Registers a shopper. `trigger` gives the answer with its message, undefined after a failure. */
export function useRegister() {
  return useSWRMutation<Answer<null>, ApiError, string, Registration>(PATH, register, {
    throwOnError: false,
  });
}
