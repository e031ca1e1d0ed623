import sharp from 'sharp';

import { SHARE_PAGES } from '@/content/share-pages';

import { LOCALES } from '@/lib/contract/locale';
import { ARTICLE_FILE, aRider, CONTENT_FILES, withContent } from '@/lib/testing/content';

const cover = { ...ARTICLE_FILE.cover, src: SHARE_PAGES.home.art };
withContent({ ...CONTENT_FILES, 'blog/tides/article.json': { ...ARTICLE_FILE, cover } });
const load = () => import('./own-pictures');

const WIDE = { format: 'jpeg', width: 1200, height: 630 };
const UPRIGHT = { format: 'jpeg', width: 1080, height: 1920 };
it.each([
  ['pages', 'home', WIDE],
  ['pages', 'tees', WIDE],
  ['pages', 'legal', WIDE],
  ['riders', 'dewiombak', WIDE],
  ['stories', 'dewiombak', UPRIGHT],
  ['stores', 'pasir', WIDE],
  ['articles', 'tides', WIDE],
])('draws %s/%s as networks want it', async (kind, name, size) => {
  const found = (await load()).findOwnPicture(kind, name, 'id');
  expect(found?.url).toBe(`/share/id/${kind}/${name}.jpg?v=${found?.version}`);
  const drawn = await found?.draw();
  expect(await sharp(drawn).metadata()).toMatchObject(size);
  // Messengers leave out what is heavier than 300 kB or so.
  expect(drawn?.length).toBeLessThan(250_000);
});

it.each([
  ['pages', 'nobody'],
  ['pages', 'constructor'],
  ['riders', 'nobody'],
  ['riders', '../riders/x'],
  ['stores', 'nobody'],
  ['articles', '..'],
  ['people', 'home'],
])('has no picture of %s/%s', async (kind, name) => {
  const { findOwnPicture } = await load();
  expect(findOwnPicture(kind, name, 'en')).toBeUndefined();
});

it('has no picture under an alias, but shows the rider’s own there', async () => {
  const { findOwnPicture, pictureOfPath } = await load();
  expect(findOwnPicture('riders', 'dewi-ombak', 'en')).toBeUndefined();
  expect(pictureOfPath('/dewiombak', 'en').url).toContain('/share/en/riders/dewiombak.jpg?v=');
});

it.each([
  ['/', 'pages/home'],
  ['/riders', 'pages/riders'],
  ['/store', 'pages/store'],
  ['/store/pasir', 'stores/pasir'],
  ['/aboutus', 'pages/about'],
  ['/sustainability', 'pages/sustainability'],
  ['/activities', 'pages/activities'],
  ['/blog', 'pages/blog'],
  ['/blog/tides', 'articles/tides'],
  ['/catalog', 'pages/catalogue-request'],
  ['/woman/catalog', 'pages/catalog'],
  ['/privacy', 'pages/legal'],
  ['/terms', 'pages/legal'],
  ['/shipping-and-returns', 'pages/legal'],
  ['/login', 'pages/brand'],
  ['/store/nobody', 'pages/store'],
])('shows for %s the picture %s', async (path, picture) => {
  const { pictureOfPath } = await load();
  for (const locale of LOCALES) {
    expect(pictureOfPath(path, locale).url).toContain(`/share/${locale}/${picture}.jpg?v=`);
    expect(pictureOfPath(path, locale).alt).toMatch(/\S{3}/);
  }
});

it('gives a rider another address when anything on the card changes', async () => {
  const { riderCard } = await load();
  const known = aRider({ pictures: {} });
  const urlOf = (change: Partial<typeof known>) => riderCard({ ...known, ...change }, 'en').url;
  const before = urlOf({});

  expect(urlOf({ biography: { en: [], id: [] } })).toBe(before);
  for (const change of [
    { name: 'Somebody Else' },
    { tagline: { en: 'THE NEW ONE', id: 'SI BARU' } },
    { flags: ['JP'] },
    { inks: { deep: '#000000', bright: '#ffffff' } },
    { pictures: { portrait: { src: SHARE_PAGES.home.art, width: 1, height: 1, alt: known.title } } },
  ]) {
    expect(urlOf(change)).not.toBe(before);
  }
});

it('draws the first letter of a rider who has no portrait yet', async () => {
  const { riderCard } = await load();
  const bare = aRider({ pictures: {}, flags: [] });
  expect(await sharp(await riderCard(bare, 'en').draw()).metadata()).toMatchObject(WIDE);
});
