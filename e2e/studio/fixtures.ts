import { test as base, expect } from '@/e2e/fixtures';
import { flattenPictures } from './flat-pictures';
import { fixChance } from './stillness';

/** A browser in which a page looks the same on every machine and every time. */
export const test = base.extend<{ studio: undefined }>({
  studio: [
    async ({ context }, use) => {
      await flattenPictures(context);
      await fixChance(context);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };
