import { test as base, expect } from '@/e2e/fixtures';
import { flattenPictures } from './flat-pictures';
import { fixChance } from './stillness';

/** What a page says of the moment, such as whether a store is open, is of this Wednesday in Bali. */
const MOMENT = new Date('2036-05-14T10:00:00+08:00');

/** A browser in which a page looks the same on every machine and every time. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await flattenPictures(context);
    await fixChance(context);
    await context.clock.setFixedTime(MOMENT);
    await use(context);
  },
});

export { expect };
