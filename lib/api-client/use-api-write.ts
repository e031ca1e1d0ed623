'use client';

import useSWRMutation from 'swr/mutation';
import type { ApiError } from '@/lib/errors/api-error';
import { type ApiRequest, type ApiResponse, callApi } from './call-api';

type Write = Pick<ApiRequest, 'body' | 'method'> & { path: `/api/${string}` };

type Effects<Data> = {
  /**
   * Runs after a successful write, even if the component was reset or unmounted before the response arrived.
   */
  onSuccess?: (response: ApiResponse<Data>) => Promise<unknown>;
  onError?: (error: ApiError) => void;
};

const nothing = () => undefined;

/**
 * A write to `/api`, identified by its name. `trigger` returns the response, or undefined after a failure.
 */
export function useApiWrite<Entered, Data = null>(
  name: string,
  toWrite: (entered: Entered) => Write,
  { onSuccess, onError = nothing }: Effects<Data> = {},
) {
  const write = async (_name: string, { arg }: { arg: Entered }): Promise<ApiResponse<Data>> => {
    const { path, ...call } = toWrite(arg);
    const response = await callApi<Data>(path, call);
    await onSuccess?.(response);
    return response;
  };
  return useSWRMutation<ApiResponse<Data>, ApiError, string, Entered>(name, write, {
    throwOnError: false,
    onError,
  });
}
