import { createHash } from 'node:crypto';
import { isProductPicture } from '@/lib/catalogue/product-pictures';
import { log } from '@/lib/log/log';
import { readSuggestedPictures } from '@/lib/pages/home';
import { getEncodedPicture, PictureError, startEncodingPublicPictures } from '@/lib/pictures/encode-picture';
import {
  IMPORTED_PICTURE_PATTERN,
  PICTURE_WIDTHS_PX,
  REMOTE_PICTURE_PATH,
} from '@/lib/pictures/image-source';
import { isAllowedPicture, isFeedPicture } from '@/lib/pictures/picture-hosts';

const FINAL = 'public, max-age=86400, stale-while-revalidate=2592000';
const SHORT = 'public, max-age=60';

const emptyResponse = (status: 404 | 503) =>
  new Response(null, { status, headers: { 'cache-control': status === 404 ? SHORT : 'no-store' } });

/**
 * Returns whether the shop shows the picture. Without this check, visitors could make the server fetch any
 * URL.
 */
async function isAllowed(src: string): Promise<boolean> {
  if (IMPORTED_PICTURE_PATTERN.test(src) || isFeedPicture(src)) return true;
  if (!isAllowedPicture(src)) return false;
  return (
    (await isProductPicture(src)) ||
    (await readSuggestedPictures('en')).some((picture) => picture.src === src)
  );
}

function formatsFor(accept: string) {
  if (accept.includes('image/avif')) return { best: 'avif', quick: 'webp' } as const;
  const format = accept.includes('image/webp') ? 'webp' : 'jpeg';
  return { best: format, quick: format } as const;
}

type Picture = Awaited<ReturnType<typeof getEncodedPicture>>;

/** Returns the response for a picture. The configuration of Next.js adds the security headers. */
function pictureResponse({ body, format, isFinal }: Picture, ifNoneMatch: string | null): Response {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = { 'cache-control': isFinal ? FINAL : SHORT, etag, vary: 'Accept, Save-Data' };
  if (ifNoneMatch === etag) return new Response(null, { status: 304, headers });
  const ofBody = { 'content-type': `image/${format}`, 'content-length': String(body.length) };
  return new Response(new Uint8Array(body), { headers: { ...headers, ...ofBody } });
}

/**
 * Serves a picture in one of PICTURE_WIDTHS_PX, in the best format that the client accepts and that has been
 * encoded.
 */
export async function GET({ url, headers }: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  const [, asked, path] = /^\/media\/(\d+)(\/.+)$/.exec(pathname) ?? [];
  const src = path === REMOTE_PICTURE_PATH ? searchParams.get('url') : path;
  const index = PICTURE_WIDTHS_PX.indexOf(Number(asked));
  // A client that saves data gets the next smaller width.
  const width =
    headers.get('save-data') === 'on'
      ? (PICTURE_WIDTHS_PX[index - 1] ?? PICTURE_WIDTHS_PX[index])
      : PICTURE_WIDTHS_PX[index];
  if (!src || !width) return emptyResponse(404);

  try {
    const formats = formatsFor(headers.get('accept') ?? '');
    const picture = await getEncodedPicture({ src, width, ...formats }, isAllowed);
    startEncodingPublicPictures().catch((err: unknown) =>
      log.error({ err }, 'background encoding failed, pictures are encoded on request'),
    );
    return pictureResponse(picture, headers.get('if-none-match'));
  } catch (error) {
    if (error instanceof PictureError) return emptyResponse(error.status);
    throw error;
  }
}
