import { createHash } from 'node:crypto';
import { isProductPicture } from '@/lib/catalogue/product-pictures';
import { readLikes } from '@/lib/pages/home';
import { getPicture, NoPicture, TooManyPictures, warmPictures } from '@/lib/pictures/encode-picture';
import { IMPORTED_PICTURE, REMOTE_PATH, WIDTHS } from '@/lib/pictures/image-source';
import { isFeedPicture, isListed } from '@/lib/pictures/picture-hosts';

const FINAL = 'public, max-age=86400, stale-while-revalidate=2592000';
const SHORT = 'public, max-age=60';

const emptyResponse = (status: number, cacheControl: string) =>
  new Response(null, { status, headers: { 'cache-control': cacheControl } });

/** Allows only pictures that the shop shows, so that no visitor chooses what is fetched. */
async function isAllowed(src: string): Promise<boolean> {
  if (IMPORTED_PICTURE.test(src) || isFeedPicture(src)) return true;
  if (!isListed(src)) return false;
  return (await isProductPicture(src)) || (await readLikes('en')).some((like) => like.src === src);
}

function formatsFor(accept: string) {
  if (accept.includes('image/avif')) return { best: 'avif', quick: 'webp' } as const;
  const format = accept.includes('image/webp') ? 'webp' : 'jpeg';
  return { best: format, quick: format } as const;
}

type PictureResponse = Awaited<ReturnType<typeof getPicture>>;

function pictureResponse({ body, format, isFinal }: PictureResponse, ifNoneMatch: string | null): Response {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const isCurrent = ifNoneMatch === etag;
  return new Response(isCurrent ? null : new Uint8Array(body), {
    status: isCurrent ? 304 : 200,
    headers: {
      'content-type': `image/${format}`,
      ...(!isCurrent && { 'content-length': String(body.length) }),
      'cache-control': isFinal ? FINAL : SHORT,
      etag,
      vary: 'Accept, Save-Data',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

/** Serves a picture in one of WIDTHS, in the best format that the client accepts and that is encoded already. */
export async function GET({ url, headers }: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  const [, asked, path] = /^\/media\/(\d+)(\/.+)$/.exec(pathname) ?? [];
  const src = path === REMOTE_PATH ? searchParams.get('url') : path;
  const index = WIDTHS.indexOf(Number(asked));
  // A client that saves data gets the next smaller width.
  const width = headers.get('save-data') === 'on' ? (WIDTHS[index - 1] ?? WIDTHS[index]) : WIDTHS[index];
  if (!src || !width) return emptyResponse(404, SHORT);

  try {
    const formats = formatsFor(headers.get('accept') ?? '');
    const picture = await getPicture({ src, width, ...formats }, isAllowed);
    warmPictures();
    return pictureResponse(picture, headers.get('if-none-match'));
  } catch (error) {
    if (error instanceof NoPicture) return emptyResponse(404, SHORT);
    if (error instanceof TooManyPictures) return emptyResponse(503, 'no-store');
    throw error;
  }
}
