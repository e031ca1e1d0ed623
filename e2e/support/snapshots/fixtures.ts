import { test as base, expect } from '@/e2e/fixtures';
import { seedMathRandom } from './fully-loaded';
import { replacePhotosWithDrawings } from './replace-photos';

/** A fixed Wednesday in Bali, for opening hours and dates. */
const MOMENT = new Date('2036-05-14T10:00:00+08:00');

/** A browser in which pages always look the same. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await replacePhotosWithDrawings(context);
    await seedMathRandom(context);
    await context.clock.setFixedTime(MOMENT);
    await use(context);
  },
});

export { expect };
