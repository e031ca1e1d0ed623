import 'server-only';
import { ApiError, STATUS_OF } from '@/lib/errors/api-error';
import { log } from '@/lib/log/log';
import { apiPath, askProductApi } from './call';

const SENT = ['content-type', 'cache-control', 'content-length'];

const withoutPicture = (status: number) => new Response(null, { status });

/** As the bundled product API calls an imported picture: by what is in it. */
const NAME = /^[0-9a-f]{32}\.\w+$/;

/** A picture of the bundled product API as an answer of ours; browsers reach other APIs themselves. */
export async function passPicture(name: string): Promise<Response> {
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
