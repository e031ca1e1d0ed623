import { ACTIVITIES } from '@/content/activities';
import { activitiesPath, CATEGORIES, categoryOf, latestActivities, showActivities } from './activities';

it('has the filters of the specification, in its order', () => {
  expect(CATEGORIES).toEqual(['charity', 'educate', 'reserve', 'conserve', 'hidden-gem']);
});

it.each([
  ['category%3Dcharity', 'charity'],
  ['category=hidden-gem', 'hidden-gem'],
  ['category%3DCHARITY', 'charity'],
  ['category%3DHidden-Gem', 'hidden-gem'],
  ['category%3Dbeer%26category%3Dconserve', 'conserve'],
  ['category%3Dbeer', undefined],
  ['category%3DtoString', undefined],
])('reads out of %s the category %s', (query, category) => {
  expect(categoryOf(query)).toBe(category);
});

it('finds its way back from every address it makes', () => {
  for (const category of CATEGORIES) {
    const [path, query = ''] = activitiesPath('id', category).split('?');
    expect(path).toBe('/id/activities');
    expect(categoryOf(encodeURIComponent(query))).toBe(category);
  }
});

it('needs no query for all of them', () => {
  expect(activitiesPath('en')).toBe('/activities');
});

it('shows the twelve of the specification: charity or conservation, all on one day', () => {
  expect(showActivities().shown).toHaveLength(12);
  expect(new Set(ACTIVITIES.map(({ category }) => category))).toEqual(new Set(['charity', 'conserve']));
  expect(new Set(ACTIVITIES.map(({ date }) => date))).toEqual(new Set(['2025-04-17']));
});

it('gives every activity a place of its own in the address', () => {
  expect(new Set(ACTIVITIES.map(({ name }) => name)).size).toBe(ACTIVITIES.length);
});

it('narrows to one category, and counts what every filter leaves', () => {
  const { shown, filters } = showActivities('charity');

  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every(({ category }) => category === 'charity')).toBe(true);
  expect(filters.filter(({ chosen }) => chosen)).toEqual([
    { category: 'charity', label: 'charity', count: shown.length, chosen: true },
  ]);
  const [all, ...categories] = filters;
  expect(all).toEqual({ label: 'all', count: 12, chosen: false });
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(12);
});

it('knows a filter that leaves nothing', () => {
  const { shown, filters } = showActivities('hidden-gem');

  expect(shown).toEqual([]);
  expect(filters.at(-1)).toMatchObject({ label: 'hiddenGem', count: 0, chosen: true });
});

it('follows the content: an activity of a new kind fills its filter', () => {
  const [first] = ACTIVITIES;
  if (!first) throw new Error('there is no activity');
  const lesson = { ...first, name: 'lesson', category: 'educate' } as const;

  expect(showActivities('educate', [first, lesson])).toMatchObject({
    shown: [{ name: 'lesson', number: 2 }],
    total: 2,
  });
});

it('has six photos of six activities (spec §2), each in other inks than on their own page', () => {
  const latest = latestActivities();

  expect(new Set(latest.map(({ name }) => name)).size).toBe(6);
  for (const { name, title, art } of latest) {
    const own = ACTIVITIES.find((activity) => activity.name === name);
    expect(own?.title).toBe(title);
    expect(own?.art.src).not.toBe(art.src);
  }
});
