'use client';

import useSWRMutation from 'swr/mutation';
import type { Answer } from '@/lib/api-client/call-api';
import { callApi } from '@/lib/api-client/call-api';
import type { ApiError } from '@/lib/errors/api-error';
import type { FilledRequest } from './catalog-fields';

const PATH = '/api/catalog/request';

function request(path: string, { arg }: { arg: FilledRequest }): Promise<Answer<null>> {
  return callApi<null>(path, { method: 'POST', body: arg });
}

/** Asks for the catalogue. `trigger` gives the answer, undefined after a failure. */
export function useCatalogRequest() {
  return useSWRMutation<Answer<null>, ApiError, string, FilledRequest>(PATH, request, {
    throwOnError: false,
  });
}
