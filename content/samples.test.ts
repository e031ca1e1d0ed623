import { listActivities, listLatestActivities } from '@/lib/activities/activities';
import { LOCALES } from '@/lib/contract/locale';
import { listLegalPages } from '@/lib/legal/legal-page';
import { renderProseHtml } from '@/lib/prose/prose-html';
import { findRider, listRiders } from '@/lib/riders/riders';
import { createSouthBaliMap } from '@/lib/stores/island-map';
import { findStorePage, listStores, listStoresInOrder } from '@/lib/stores/stores';
import { SITE } from './site';

// These tests check the sample brand against the specification (spec §2). Delete this file together with the
// samples. Content that is added to the samples does not break them.

it('starts with six riders and their flags', () => {
  expect(
    listRiders()
      .slice(0, 6)
      .map(({ id, flags }) => [id, flags]),
  ).toEqual([
    [1, ['ID', 'AU']],
    [2, ['JP']],
    [3, ['ID']],
    [4, ['ID']],
    [5, ['ID']],
    [6, ['ID']],
  ]);
  expect(findRider('raka-suwela')).toBe(findRider('rakasuwela'));
});

it.each([
  ['bayuharlow', 'THE RISING SURF STAR', 6],
  ['renminase', 'THE WAVE BUILDER', 0],
  ['faolahagu', 'THE SURF PRODIGY', 6],
  ['komanglintang', 'THE SURF NOMAD', 6],
  ['aguspranaja', 'THE WAVE MASTER', 7],
  ['rakasuwela', 'THE WAVE MASTER', 6],
])('%s is %s, with %i results', (slug, tagline, results) => {
  const rider = findRider(slug);
  expect(rider?.tagline.en).toBe(tagline);
  expect(rider?.results).toHaveLength(results);
  expect(rider?.pictures).toMatchObject({
    portrait: { width: 1000, height: 1250 },
    surfing: { width: 1500, height: 1000 },
  });
  for (const name of ['action-1', 'action-2'] as const) {
    const { width = 0, height = 0 } = rider?.pictures[name] ?? {};
    expect(width).toBeGreaterThanOrEqual(1200);
    expect(width / height).toBeCloseTo(4 / 3);
  }
});

it('shows four photos per rider, none of the second rider, and one from the home page of the sixth', () => {
  expect(
    listRiders()
      .slice(0, 6)
      .map(({ gallery }) => gallery.length),
  ).toEqual([4, 0, 4, 4, 4, 4]);
  expect(findRider('rakasuwela')?.gallery.at(-1)).toMatchObject({
    src: '/images/hero/home.jpg',
    width: 2560,
  });
});

it('lists the stores in the order of the specification', () => {
  expect(
    listStoresInOrder('page')
      .slice(0, 6)
      .map(({ slug, name }) => [slug, name]),
  ).toEqual([
    ['kayu-aya', 'Kayu Aya'],
    ['waterboom', 'Waterbom Bali'],
    ['blue-groove', 'Blue Groove'],
    ['odyssey', 'Odyssey Surf School'],
    ['blue-surf', 'Blue Surf'],
    ['duty-free', 'Duty Free Mall Bali Galeria'],
  ]);
  expect(
    listStoresInOrder('list')
      .filter(({ region, kind }) => region === 'bali' && kind === 'outlet')
      .map(({ name, place }) => `${name} (${place})`)
      .slice(0, 5),
  ).toEqual([
    'Soultribe (Nusa Penida)',
    'Special Brand Store (Kuta)',
    'Blue Surf (Tanah Lot)',
    'Odyssey Surf School (Kuta)',
    'Blue Groove (Legian)',
  ]);
  expect(listStoresInOrder('about').length).toBeGreaterThanOrEqual(10);
  expect(findStorePage('nusa-dua')).toBeUndefined();
});

it('shows every store of Bali on the map of the south', () => {
  const inBali = listStoresInOrder('about')
    .slice(0, 10)
    .filter(({ region }) => region === 'bali');
  const drawn = createSouthBaliMap(listStores()).marks.map(({ store }) => store.slug);
  expect(drawn).toEqual(expect.arrayContaining(inBali.map(({ slug }) => slug)));
});

it('has twelve charity or conservation activities of one day, and six photos', () => {
  const samples = listActivities().slice(0, 12);
  expect(samples).toHaveLength(12);
  expect(new Set(samples.map(({ category }) => category))).toEqual(new Set(['charity', 'conserve']));
  expect(new Set(samples.map(({ date }) => date))).toEqual(new Set(['2025-04-17']));
  expect(new Set(listLatestActivities().map(({ name }) => name)).size).toBe(6);
});

it.each(LOCALES)('the legal pages promise the same days as content/site (%s)', (locale) => {
  const page = listLegalPages(locale).find(({ name }) => name === 'shipping-and-returns');
  const html = `${page?.lead} ${renderProseHtml(page?.blocks ?? [], locale)}`;

  expect(html).toMatch(new RegExp(`\\b${SITE.returns.days} (days|hari)\\b`));
  expect(html).toMatch(/\b1 (to|sampai) 7 (working days|hari kerja)\b/);
  expect(html).toContain(`href="mailto:${SITE.contact.email}"`);
  expect(html).not.toContain('{');
});
