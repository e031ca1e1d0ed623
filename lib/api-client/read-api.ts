import { callApi } from './call-api';

/**
 * The data at a path of `/api`, as SWR wants its fetcher.
 * @throws ApiError
 */
export async function readApi<T>(path: string): Promise<T> {
  const { data } = await callApi<T>(path);
  return data;
}
