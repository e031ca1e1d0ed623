import 'server-only';
import { type Drawing, makePicture } from './make-picture';

const YEAR_S = 365 * 24 * 60 * 60;

type Asked = {
  request: Request;
  name: string;
  version: string;
  draw: () => Promise<Drawing>;
};

/** How long it may be cached: for ever by the address of this version, minutes by any other, a minute unfinished. */
function cacheControl(isWhole: boolean, isThisVersion: boolean): string {
  if (!isWhole) return 'public, max-age=60';
  return isThisVersion ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=300';
}

/** Answers with the picture as it is now, whatever version was asked for. */
export async function answerPicture({ request, name, version, draw }: Asked): Promise<Response> {
  const isThisVersion = new URL(request.url).searchParams.get('v') === version;
  const etag = `"${version}"`;
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, {
      status: 304,
      headers: { etag, 'cache-control': cacheControl(true, isThisVersion) },
    });
  }

  const drawing = await makePicture(`${name} ${version}`, draw);
  if (!drawing) return new Response(null, { status: 503, headers: { 'retry-after': '5' } });
  const { picture, isWhole } = drawing;
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(picture.length),
      'cache-control': cacheControl(isWhole, isThisVersion),
      ...(isWhole && { etag }),
    },
  });
}

export function noPicture(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=60' } });
}

/** The name of a picture's file without its ending, decoded; undefined for anything else. */
export function fileStem(file: string): string | undefined {
  if (!file.endsWith('.jpg')) return undefined;
  try {
    return decodeURIComponent(file.slice(0, -'.jpg'.length));
  } catch {
    return undefined;
  }
}
