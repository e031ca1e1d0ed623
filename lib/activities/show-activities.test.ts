import { ACTIVITIES } from '@/content/activities';
import { showActivities } from './show-activities';

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
