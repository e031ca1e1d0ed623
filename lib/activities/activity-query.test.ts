import { activitiesPath, CATEGORIES, categoryOf } from './activity-query';

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
