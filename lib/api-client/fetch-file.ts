import 'client-only';
import { ApiError } from '@/lib/errors/api-error';
import { askApi } from './call-api';

/**
 * A file of `/api`, for the browser to keep.
 * @throws ApiError as `askApi`, and `unavailable` when it comes in part only
 */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await askApi(path, { headers: { accept: '*/*' } });

  return response.blob().catch((cause: unknown) => {
    throw new ApiError('unavailable', { cause });
  });
}
