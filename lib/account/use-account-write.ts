'use client';

import useSWRMutation from 'swr/mutation';
import type { Answer } from '@/lib/api-client/answer';
import { callApi } from '@/lib/api-client/call-api';
import type { ApiError } from '@/lib/errors/api-error';

type AccountWrite = {
  path: `/api/users/${string}`;
  method: 'POST' | 'PUT' | 'PATCH';
  body: unknown;
};

/**
 * One thing an account's form does: `trigger` gives the answer, undefined after a failure, which is `error` then.
 * @param name tells it apart from other writes
 * @param toWrite what is sent for what was entered
 */
export function useAccountWrite<Entered, Data = null>(
  name: string,
  toWrite: (entered: Entered) => AccountWrite,
) {
  const write = (_name: string, { arg }: { arg: Entered }): Promise<Answer<Data>> => {
    const { path, ...call } = toWrite(arg);
    return callApi<Data>(path, call);
  };
  return useSWRMutation<Answer<Data>, ApiError, string, Entered>(name, write, { throwOnError: false });
}
