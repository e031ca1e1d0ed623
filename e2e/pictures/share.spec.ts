import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { ARTICLE, firstOf, RIDER, RIDERS, STORE } from '@/e2e/content';
import { expect, test } from '@/e2e/fixtures';
import { metaOf } from '@/e2e/machines/meta-of';
import { textOf } from '@/e2e/machines/text-of';
import { CHAT, type Shared, snapshotOf } from './subjects';

/** Few colours: what is compared is the drawing, not its grain. */
const SAME = { maxDiffPixelRatio: 0.0005, threshold: 0.15 };

async function seen(request: APIRequestContext, address: string, width: number): Promise<Buffer> {
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
const LINKS: Record<Shared, string> = {
  'share-rider-two-flags': `/${firstOf(RIDERS, ({ flags }) => flags.length > 1).slug}`,
  'share-rider': `/id/${firstOf(RIDERS, ({ flags }) => flags.length === 1).slug}`,
  'share-page': '/sustainability',
  'share-store': `/store/${STORE.slug}`,
  'share-article': `/id/blog/${ARTICLE}`,
};

for (const [name, path] of Object.entries(LINKS)) {
  test(`a shared link to ${path}`, async ({ request }) => {
    const picture = await seen(request, await addressOf(request, path), CHAT.link);
    expect(picture).toMatchSnapshot(snapshotOf(name, CHAT.link), SAME);
  });
}

for (const [locale, path] of [
  ['en', `/${RIDER.slug}`],
  ['id', `/id/${(RIDERS[3] ?? RIDER).slug}`],
] as const) {
  test(`the story of ${path}`, async ({ request }) => {
    const card = await addressOf(request, path);
    const picture = await seen(request, card.replace('/riders/', '/stories/'), CHAT.story);
    expect(picture).toMatchSnapshot(snapshotOf(`share-story-${locale}`, CHAT.story), SAME);
  });
}
