import { apiPath, fetchProductApi, pickHeaders } from '@/lib/api/call';
import { ApiError, STATUS_BY_ERROR_CODE } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';

const PASSED_ON = ['content-type', 'cache-control', 'content-length'];

/** The bundled product API names imported pictures by a hash of their content. */
const NAME = /^[0-9a-f]{32}\.\w+$/;

const withoutPicture = (status: number) => new Response(null, { status });

/**
 * Streams a picture of an imported catalogue from the bundled product API. Browsers load other APIs' pictures
 * directly.
 */
export async function GET(_: Request, { params }: RouteContext<'/pictures/[name]'>): Promise<Response> {
  const { name } = await params;
  if (!NAME.test(name)) return withoutPicture(404);
  try {
    const response = await fetchProductApi(apiPath`/pictures/${name}`, { headers: { accept: 'image/*' } });
    if (!response.ok) return withoutPicture(response.status);
    return new Response(response.body, { headers: pickHeaders(response.headers, PASSED_ON) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ picture: name, err: error }, 'picture could not be read');
    return withoutPicture(STATUS_BY_ERROR_CODE[error.code]);
  }
}
