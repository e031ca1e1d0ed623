'use client';

import useSWRMutation from 'swr/mutation';
import type { ApiError } from '@/lib/errors/api-error';
import type { Call } from './ask-api';
import { type Answer, callApi } from './call-api';

type Write = Pick<Call, 'body' | 'method'> & { path: `/api/${string}` };

type Effects<Data> = {
  /** What follows from the answer, also when the component has been reset or left meanwhile. */
  onAnswer?: (answer: Answer<Data>) => Promise<unknown>;
  onError?: (error: ApiError) => void;
};

const nothing = () => undefined;

/** One write to `/api`, told apart by its name: `trigger` gives the answer, undefined after a failure. */
export function useApiWrite<Entered, Data = null>(
  name: string,
  toWrite: (entered: Entered) => Write,
  { onAnswer, onError = nothing }: Effects<Data> = {},
) {
  const write = async (_name: string, { arg }: { arg: Entered }): Promise<Answer<Data>> => {
    const { path, ...call } = toWrite(arg);
    const answer = await callApi<Data>(path, call);
    await onAnswer?.(answer);
    return answer;
  };
  return useSWRMutation<Answer<Data>, ApiError, string, Entered>(name, write, {
    throwOnError: false,
    onError,
  });
}
