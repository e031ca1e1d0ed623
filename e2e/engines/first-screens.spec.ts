import { ALL_ROUTES, addressOf } from '@/e2e/support/all-routes';
import { expect, test } from './fixtures';
import { readFirstScreen } from './in-page';
import type { Visitor } from './visitor';

/** Every page takes its time on a slow machine. */
const ALL_PAGES_MS = 600_000;

/** The other pages are looked at all the same. */
const softly = expect.configure({ soft: true });

/** What is not as it should be; waited for until nothing is. */
async function faultsOf(visitor: Visitor): Promise<string[]> {
  const { box, ...seen } = await visitor.ask(readFirstScreen, undefined);
  return [
    seen.title.trim() === '' && 'no main heading',
    !seen.titleShown && 'the main heading is hidden',
    (box.width < 1 || box.height < 1) && 'the main heading is flat',
    (box.x < -1 || box.x + box.width > seen.screen.width + 1) && 'the main heading stands out at the side',
    (box.y < 0 || box.y > seen.screen.height) && 'the main heading is not on the first screen',
    seen.mainHeight < 100 && 'there is no content',
    seen.sideways > 0 && `it can be moved sideways by ${seen.sideways} px`,
    ...seen.smallFields.map((name) => `phones zoom into ${name}`),
    ...seen.withoutPicture.map((src) => `no picture: ${src}`),
  ].filter((fault) => fault !== false);
}

for (const { locale, size } of [
  { locale: 'en', size: { width: 375, height: 812 } },
  { locale: 'id', size: { width: 375, height: 812 } },
  { locale: 'en', size: { width: 1280, height: 800 } },
] as const) {
  test.describe(`${size.width} px wide, ${locale}`, () => {
    test.use({ size });

    test('the first screen of every page is there', async ({ visitor }) => {
      test.setTimeout(ALL_PAGES_MS);
      for (const page of ALL_ROUTES) {
        await test.step(page.name, async () => {
          await visitor.open(addressOf(page, locale));
          await softly.poll(() => faultsOf(visitor), { message: page.name }).toEqual([]);
        });
      }
    });
  });
}
