import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '@/e2e/fixtures';
import { metaOf } from '@/e2e/machines/meta-of';
import { textOf } from '@/e2e/machines/text-of';

/** As they are seen in a chat, and in few colours: what is compared is the drawing, not its grain. */
const WIDTH = 600;
const SAME = { maxDiffPixelRatio: 0.0005, threshold: 0.15 };

async function seen(request: APIRequestContext, address: string, width = WIDTH): Promise<Buffer> {
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  const { data, info } = await sharp(await answer.body())
    .resize({ width })
    .blur(0.7)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).png({ palette: true, colours: 64, dither: 0 }).toBuffer();
}

const addressOf = async (request: APIRequestContext, path: string) =>
  metaOf(await textOf(request, path), 'og:image') ?? '';

/** What a link to a page looks like; one page of each kind. */
const LINKS = {
  'share-rider-two-flags': '/bayuharlow',
  'share-rider': '/id/renminase',
  'share-page': '/sustainability',
  'share-store': '/store/kayu-aya',
  'share-article': '/id/blog/how-to-read-a-bali-forecast',
};

for (const [name, path] of Object.entries(LINKS)) {
  test(`a shared link to ${path}`, async ({ request }) => {
    const picture = await seen(request, await addressOf(request, path));
    expect(picture).toMatchSnapshot(`${name}-${WIDTH}.png`, SAME);
  });
}

for (const [locale, path] of [
  ['en', '/bayuharlow'],
  ['id', '/id/komanglintang'],
] as const) {
  test(`the story of ${path}`, async ({ request }) => {
    const card = await addressOf(request, path);
    const picture = await seen(request, card.replace('/riders/', '/stories/'), 360);
    expect(picture).toMatchSnapshot(`share-story-${locale}-360.png`, SAME);
  });
}
