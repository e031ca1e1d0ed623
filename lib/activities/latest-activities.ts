import { ACTIVITIES, type Activity } from '@/content/activities';
import { LATEST_PRINTS } from '@/content/sustainability';

/**
 * The activities that the sustainability page shows, in the other inks it has of them.
 * @throws Error when a print is of no activity: `content/sustainability` and `content/activities` disagree
 */
export function latestActivities(): Activity[] {
  return LATEST_PRINTS.map(({ activity: name, art }) => {
    const activity = ACTIVITIES.find((one) => one.name === name);
    if (!activity) throw new Error(`There is a print of "${name}", but no such activity`);
    return { ...activity, art };
  });
}
