import { ACTIVITIES } from '@/content/activities';
import { latestActivities } from './latest-activities';

it('has six photos of six activities (spec §2), each in other inks than on their own page', () => {
  const latest = latestActivities();

  expect(new Set(latest.map(({ name }) => name)).size).toBe(6);
  for (const { name, title, art } of latest) {
    const own = ACTIVITIES.find((activity) => activity.name === name);
    expect(own?.title).toBe(title);
    expect(own?.art.src).not.toBe(art.src);
  }
});
