import {
  ACTIVITY_CATEGORIES,
  type Activity,
  activitiesPath,
  createActivitiesView,
  parseActivityCategory,
} from './activities';

const activity = (name: string, category: Activity['category']): Activity => ({
  name,
  category,
  title: { en: name, id: name },
  text: { en: '', id: '' },
  place: 'Suwung',
  regency: 'Denpasar',
  date: '2025-04-17',
  art: { src: '/a.jpg', width: 1, height: 1, dominant: '#000000', alt: { en: '', id: '' } },
});
const SOME = [activity('reef', 'charity'), activity('beach', 'charity'), activity('lesson', 'educate')];

it('has the filters in the order of the specification', () => {
  expect(ACTIVITY_CATEGORIES).toEqual(['charity', 'educate', 'reserve', 'conserve', 'hidden-gem']);
});

it.each([
  ['category%3Dcharity', 'charity'],
  ['category=hidden-gem', 'hidden-gem'],
  ['category%3DCHARITY', 'charity'],
  ['category%3DHidden-Gem', 'hidden-gem'],
  ['category%3Dbeer%26category%3Dconserve', 'conserve'],
  ['category%3Dbeer', undefined],
  ['category%3DtoString', undefined],
])('parses %s as the category %s', (query, category) => {
  expect(parseActivityCategory(query)).toBe(category);
});

it('parses every URL that it generates', () => {
  for (const category of ACTIVITY_CATEGORIES) {
    const [path, query = ''] = activitiesPath('id', category).split('?');
    expect(path).toBe('/id/activities');
    expect(parseActivityCategory(encodeURIComponent(query))).toBe(category);
  }
});

it('needs no query for all activities', () => {
  expect(activitiesPath('en')).toBe('/activities');
});

it('filters by category and counts the results of every filter', () => {
  const { shown, filters } = createActivitiesView('charity', SOME);

  expect(shown).toHaveLength(2);
  expect(shown.every(({ category }) => category === 'charity')).toBe(true);
  expect(filters.filter(({ chosen }) => chosen)).toEqual([
    { category: 'charity', label: 'charity', count: shown.length, chosen: true },
  ]);
  const [all, ...categories] = filters;
  expect(all).toEqual({ label: 'all', count: 3, chosen: false });
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});

it('returns no activities for an empty category', () => {
  const { shown, filters } = createActivitiesView('hidden-gem', SOME);

  expect(shown).toEqual([]);
  expect(filters.at(-1)).toMatchObject({ label: 'hiddenGem', count: 0, chosen: true });
});

it('numbers an activity by its position in the whole list', () => {
  expect(createActivitiesView('educate', SOME)).toMatchObject({
    shown: [{ name: 'lesson', number: 3 }],
    total: 3,
  });
});
