import { ApiError, STATUS_OF } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { apiPath, askProductApi } from '@/lib/product-api/call';

const SENT = ['content-type', 'cache-control', 'content-length'];

const withoutPicture = (status: number) => new Response(null, { status });

/** As the bundled product API calls an imported picture: by what is in it. */
const NAME = /^[0-9a-f]{32}\.\w+$/;

/** The pictures of an imported catalogue, which the bundled product API keeps; browsers reach other APIs themselves. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/pictures/[name]'>,
): Promise<Response> {
  const { name } = await params;
  if (!NAME.test(name)) return withoutPicture(404);
  try {
    const answer = await askProductApi(apiPath`/pictures/${name}`, { headers: { accept: 'image/*' } });
    if (!answer.ok) return withoutPicture(answer.status);
    const headers = SENT.flatMap((key): [string, string][] => {
      const value = answer.headers.get(key);
      return value === null ? [] : [[key, value]];
    });
    return new Response(answer.body, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ picture: name, err: error }, 'A picture could not be read');
    return withoutPicture(STATUS_OF[error.code]);
  }
}
