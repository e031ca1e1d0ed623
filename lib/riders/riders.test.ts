import bayu from '@/content/riders/bayuharlow.json';
import { findRider, listRiders, parseRider, riderPath, sayPlace, sayResult } from './riders';

it('lists the riders in the order of their ids, with their flags (spec §2)', () => {
  expect(listRiders().map(({ id, flags }) => [id, flags])).toEqual([
    [1, ['ID', 'AU']],
    [2, ['JP']],
    [3, ['ID']],
    [4, ['ID']],
    [5, ['ID']],
    [6, ['ID']],
  ]);
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
});

it.each(listRiders())('$name lives at the name in small letters without spaces', (rider) => {
  expect(riderPath(rider)).toBe(`/${rider.name.toLowerCase().replaceAll(' ', '')}`);
});

it('finds a rider by the alias too', () => {
  expect(findRider('raka-suwela')).toBe(findRider('rakasuwela'));
  expect(findRider('nobody')).toBeUndefined();
});

it.each(listRiders())('$name has every picture, of the size of its file', ({ pictures }) => {
  expect(pictures).toMatchObject({
    portrait: { width: 1000, height: 1250 },
    surfing: { width: 1500, height: 1000 },
    'action-1': { width: 1200, height: 900 },
    'action-2': { width: 1200, height: 900 },
  });
});

it('shows four photos of each, none of rider 2, and one from the home page of rider 6', () => {
  expect(listRiders().map(({ gallery }) => gallery.length)).toEqual([4, 0, 4, 4, 4, 4]);
  expect(findRider('rakasuwela')?.gallery.at(-1)).toMatchObject({
    src: '/images/hero/home.jpg',
    width: 2400,
  });
});

it('does with the pictures there are', () => {
  expect(parseRider('nopictures', JSON.stringify(bayu))).toMatchObject({ pictures: {}, gallery: [] });
});

it.each([
  ['a flag no country has', { flags: ['XX'] }, /flags\[0\]/],
  ['a biography of one paragraph', { biography: { ...bayu.biography, id: ['Hai.'] } }, /biography\.id/],
  ['a language missing', { tagline: { en: 'THE ONE' } }, /tagline\.id/],
  ['a longer name that is another', { longName: 'Someone Else' }, /longName/],
  ['an ink nobody can read', { inks: { deep: '#777777', bright: '#888888' } }, /inks/],
  ['a word nobody knows', { nickname: 'Bay' }, /nickname/],
])('names the file and the fault: %s', (_, change, fault) => {
  const parse = () => parseRider('bayuharlow', JSON.stringify({ ...bayu, ...change }));
  expect(parse).toThrow('content/riders/bayuharlow.json');
  expect(parse).toThrow(fault);
});

it('lets no rider take the address of another page, by the name or the alias', () => {
  expect(() => parseRider('men', JSON.stringify(bayu))).toThrow(
    'content/riders/men.json: /men is the address of another page',
  );
  expect(() => parseRider('bayuharlow', JSON.stringify({ ...bayu, alias: 'stores' }))).toThrow(
    'content/riders/bayuharlow.json: /stores is the address of another page',
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
])('says place %i as %s and as %s', (place, english, indonesian) => {
  expect(sayPlace(place, 'en')).toBe(english);
  expect(sayPlace(place, 'id')).toBe(indonesian);
});

it('says a result in one line (spec §2)', () => {
  const result = { place: 4, event: 'Bahari: The Rise of Legian', year: 2024 };
  expect(sayResult(result, 'en')).toBe('4th Bahari: The Rise of Legian 2024');
});
