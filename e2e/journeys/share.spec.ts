import sharp from 'sharp';
import { ARTICLE, RIDER, RIDERS, STORE } from '@/e2e/content';
import { expect, test } from '@/e2e/fixtures';
import { metaOf } from '@/e2e/machines/meta-of';
import { textOf } from '@/e2e/machines/text-of';

test.describe('the picture of a shared link', () => {
  for (const path of [
    '/',
    '/id/men',
    '/woman/catalog',
    '/size-guide/tees',
    '/riders',
    `/id/${RIDER.slug}`,
    '/store',
    `/id/store/${STORE.slug}`,
    '/aboutus',
    '/id/sustainability',
    '/activities',
    '/id/blog',
    `/blog/${ARTICLE}`,
    '/catalog',
    '/id/privacy',
    '/login',
    '/id/woman/kirana-bikini',
    '/men/amed-volley',
  ]) {
    test(`of ${path} is as networks want it`, async ({ request, baseURL }) => {
      const html = await textOf(request, path);
      const address = metaOf(html, 'og:image') ?? '';
      expect(address.startsWith(`${baseURL}/share/`)).toBe(true);
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
      expect(metaOf(html, 'og:image:alt')).toMatch(/\S{3}/);
      expect(metaOf(html, 'og:locale')).toBe(path.startsWith('/id') ? 'id_ID' : 'en_US');

      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const body = await answer.body();
      // Messengers leave out what is heavier.
      expect(body.length).toBeLessThan(250_000);
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });

      const again = await request.get(address, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
      expect(again.status()).toBe(304);
    });
  }

  test('is the present one whatever version is asked for, and none is made for what there is not', async ({
    request,
  }) => {
    const old = await request.get('/share/en/products/uluwatu-elite-pro.jpg?v=of-last-year');
    expect(old.status()).toBe(200);
    expect(old.headers()['cache-control']).toBe('public, max-age=300');
    for (const path of [
      '/share/en/products/nobody.jpg',
      '/share/en/pages/nobody.jpg',
      '/share/fr/pages/home.jpg',
      '/share/en/pages/home.png',
      '/share/en/riders/nobody.jpg',
      ...RIDERS.flatMap(({ alias }) => (alias ? [`/share/en/riders/${alias}.jpg`] : [])),
      '/share/en/people/home.jpg',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    for (const path of ['/share/en/products/..%2F..%2Fx.jpg', '/share/en/stories/..%2Fpages%2Fhome.jpg'])
      expect((await request.get(path)).status(), path).toBe(400);
  });
});
