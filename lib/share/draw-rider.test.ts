import sharp from 'sharp';
import { SHARE_PAGES } from '@/content/share-pages';
import { aRider } from '@/lib/testing/content';
import { drawRiderStory } from './draw-rider';
import { STORY } from './own-picture';
import { riderWords } from './rider-art';

const LONG = {
  name: 'Kadek Wiryawan Panjang Sekali',
  tagline: 'The one who waits for the very last wave of the evening and the first one of the morning',
};
const RIDER = { ...riderWords(aRider({ pictures: {} }), 'id'), portrait: SHARE_PAGES.home.art };

/** The brightest of what stands between two heights, 0 to 255. */
async function brightest(picture: Buffer, top: number, height: number): Promise<number> {
  const { channels } = await sharp(
    await sharp(picture).extract({ left: 0, top, width: STORY.width, height }).toBuffer(),
  ).stats();
  return Math.max(...channels.map(({ max }) => max));
}

it.each([
  { ...RIDER, case: 'short words' },
  { ...RIDER, ...LONG, case: 'long words' },
  { ...RIDER, portrait: undefined, case: 'no portrait yet' },
])('keeps what is read in a story with $case off the lowest 340 pixels', async (words) => {
  const story = await drawRiderStory(words);
  expect(await sharp(story).metadata()).toMatchObject(STORY);
  // Letters and logo are bright; the swell, which is nothing to be read, begins below.
  expect(await brightest(story, STORY.height - 340 - 56, 56)).toBeGreaterThan(200);
  expect(await brightest(story, STORY.height - 336, 80)).toBeLessThan(160);
});
