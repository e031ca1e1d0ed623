import sharp from 'sharp';
import { articleNames } from '@/lib/content/content-names';
import { LOCALES } from '@/lib/contract/locale';
import { findRider, listRiders } from '@/lib/riders/riders';
import { listStores } from '@/lib/stores/stores';
import { findOwnPicture, pictureOfPath, riderCard } from './own-pictures';

const WIDE = { format: 'jpeg', width: 1200, height: 630 };
const UPRIGHT = { format: 'jpeg', width: 1080, height: 1920 };
const [rider] = listRiders();
const [store] = listStores('page');
const [article] = articleNames();

it.each([
  ['pages', 'home', WIDE],
  ['pages', 'tees', WIDE],
  ['pages', 'legal', WIDE],
  ['riders', rider?.slug ?? '', WIDE],
  ['stories', rider?.slug ?? '', UPRIGHT],
  ['stores', store?.slug ?? '', WIDE],
  ['articles', article ?? '', WIDE],
])('draws %s/%s as networks want it', async (kind, name, size) => {
  const found = findOwnPicture(kind, name, 'id');
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
])('has no picture of %s/%s', (kind, name) => {
  expect(findOwnPicture(kind, name, 'en')).toBeUndefined();
});

it('has no picture under an alias, but shows the rider’s own there', () => {
  const aliased = listRiders().find(({ alias }) => alias);
  expect(aliased).toBeDefined();
  expect(findOwnPicture('riders', aliased?.alias ?? '', 'en')).toBeUndefined();
  expect(pictureOfPath(`/${aliased?.slug}`, 'en').url).toContain(`/share/en/riders/${aliased?.slug}.jpg?v=`);
});

it.each([
  ['/', 'pages/home'],
  ['/riders', 'pages/riders'],
  ['/store', 'pages/store'],
  [`/store/${store?.slug}`, `stores/${store?.slug}`],
  ['/aboutus', 'pages/about'],
  ['/sustainability', 'pages/sustainability'],
  ['/activities', 'pages/activities'],
  ['/blog', 'pages/blog'],
  [`/blog/${article}`, `articles/${article}`],
  ['/catalog', 'pages/catalogue-request'],
  ['/woman/catalog', 'pages/catalog'],
  ['/privacy', 'pages/legal'],
  ['/terms', 'pages/legal'],
  ['/shipping-and-returns', 'pages/legal'],
  ['/login', 'pages/brand'],
  ['/store/nobody', 'pages/store'],
])('shows for %s the picture %s', (path, picture) => {
  for (const locale of LOCALES) {
    expect(pictureOfPath(path, locale).url).toContain(`/share/${locale}/${picture}.jpg?v=`);
    expect(pictureOfPath(path, locale).alt).toMatch(/\S{3}/);
  }
});

it('gives a rider another address when anything on the card changes', () => {
  const known = findRider(rider?.slug ?? '');
  if (!known) throw new Error('no rider');
  const urlOf = (change: Partial<typeof known>) => riderCard({ ...known, ...change }, 'en').url;
  const before = urlOf({});
  expect(urlOf({ biography: { en: [], id: [] } })).toBe(before);
  for (const change of [
    { name: 'Somebody Else' },
    { tagline: { en: 'THE NEW ONE', id: 'SI BARU' } },
    { flags: ['JP'] },
    { inks: { deep: '#000000', bright: '#ffffff' } },
    { pictures: {} },
  ]) {
    expect(urlOf(change)).not.toBe(before);
  }
});

it('draws the first letter of a rider who has no portrait yet', async () => {
  const known = findRider(rider?.slug ?? '');
  if (!known) throw new Error('no rider');
  const bare = { ...known, pictures: {}, flags: [] };
  expect(await sharp(await riderCard(bare, 'en').draw()).metadata()).toMatchObject(WIDE);
});
