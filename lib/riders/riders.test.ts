import { CONTENT_FILES, RIDER_FILE, withContent } from '@/lib/testing/content';
import { formatPlacing, formatResult } from './format-result';
import { parseRider } from './riders';

describe('a new rider', () => {
  withContent({
    ...CONTENT_FILES,
    'riders/sitinovela.json': {
      ...RIDER_FILE,
      id: 7,
      name: 'Siti',
      longName: undefined,
      alias: 'siti-novela',
    },
  });

  it('needs one file for its page, routes and sitemap entry', async () => {
    const { findRider, listRiders, getRiderPath } = await import('./riders');
    expect(listRiders().map(getRiderPath)).toEqual(['/dewiombak', '/sitinovela']);
    expect(findRider('siti-novela')).toBe(findRider('sitinovela'));
    expect(findRider('nobody')).toBeUndefined();

    const { routePage } = await import('@/lib/i18n/page-route');
    expect(routePage('/sitinovela')).toEqual({ kind: 'show', pathname: '/en/sitinovela' });
    expect(routePage('/id/siti-novela')).toEqual({ kind: 'show', pathname: '/id/siti-novela' });

    const { listContentPages } = await import('@/lib/pages/sitemap');
    expect(listContentPages()).toContainEqual(expect.objectContaining({ path: '/sitinovela' }));
  });
});

it('uses the pictures that exist, with the size of their files', () => {
  const gallery = [
    { picture: 'surfing', caption: RIDER_FILE.title },
    { picture: '/images/social/1.jpg', caption: RIDER_FILE.title, alt: RIDER_FILE.title },
    { picture: '/images/gone.jpg', caption: RIDER_FILE.title, alt: RIDER_FILE.title },
  ];
  const rider = parseRider('nopictures', JSON.stringify({ ...RIDER_FILE, gallery }));
  expect(rider.pictures).toEqual({});
  expect(rider.gallery).toEqual([
    expect.objectContaining({ src: '/images/social/1.jpg', width: expect.any(Number) }),
  ]);
});

it.each([
  ['a flag no country has', { flags: ['XX'] }, /flags\[0\]/],
  ['a biography of one paragraph', { biography: { ...RIDER_FILE.biography, id: ['Hai.'] } }, /biography\.id/],
  ['a language missing', { tagline: { en: 'THE ONE' } }, /tagline\.id/],
  ['a longer name that is another', { longName: 'Someone Else' }, /longName/],
  ['an ink nobody can read', { inks: { deep: '#777777', bright: '#888888' } }, /inks/],
  ['a focal point that is not in percent', { focus: 'left' }, /focus/],
  ['a focal point without its height', { focus: '12%' }, /focus/],
  ['a face that is not in percent', { face: 'top' }, /face/],
  ['a hero that is not a picture of the sea', { hero: 'portrait' }, /hero/],
  ['a word nobody knows', { nickname: 'Dew' }, /nickname/],
])('names the file and the error: %s', (_, change, fault) => {
  const parse = () => parseRider('dewiombak', JSON.stringify({ ...RIDER_FILE, ...change }));
  expect(parse).toThrow('content/riders/dewiombak.json');
  expect(parse).toThrow(fault);
});

it('rejects a rider whose name or alias is the path of another page', () => {
  expect(() => parseRider('men', JSON.stringify(RIDER_FILE))).toThrow(
    'content/riders/men.json: /men is the address of another page',
  );
  expect(() => parseRider('dewiombak', JSON.stringify({ ...RIDER_FILE, alias: 'stores' }))).toThrow(
    'content/riders/dewiombak.json: /stores is the address of another page',
  );
});

it.each([
  [1, '1st', 'Juara 1'],
  [2, '2nd', 'Juara 2'],
  [3, '3rd', 'Juara 3'],
  [4, '4th', 'Peringkat 4'],
  [12, '12th', 'Peringkat 12'],
  [17, '17th', 'Peringkat 17'],
  [21, '21st', 'Peringkat 21'],
])('formats place %i as %s and %s', (place, english, indonesian) => {
  expect(formatPlacing(place, 'en')).toBe(english);
  expect(formatPlacing(place, 'id')).toBe(indonesian);
});

it('formats a result on one line (spec §2)', () => {
  const result = { place: 4, event: 'Bahari: The Rise of Legian', year: 2024 };
  expect(formatResult(result, 'en')).toBe('4th Bahari: The Rise of Legian 2024');
});
