import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { SITE } from '@/content/site';
import { RIDER, RIDERS } from '@/e2e/content';
import { expect, test } from '@/e2e/fixtures';
import { metaOf } from '@/e2e/machines/meta-of';
import { textOf } from '@/e2e/machines/text-of';
import { twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/watch/find-violations';

const { name: NAME, slug: SLUG } = RIDER;

const LANGUAGES = [
  {
    path: `/${SLUG}`,
    kit: 'SHARE',
    share: 'Share profile',
    copy: 'Copy link',
    copied: 'Link copied',
    text: `Meet ${NAME}, who rides for ${SITE.name}.`,
    card: `Card for posts and chats 1200 × 630 download ${NAME}`,
    story: `Story for a whole phone 1080 × 1920 download ${NAME}`,
  },
  {
    path: `/id/${SLUG}`,
    kit: 'BAGIKAN',
    share: 'Bagikan profil',
    copy: 'Salin tautan',
    copied: 'Tautan tersalin',
    text: `Kenali ${NAME}, peselancar ${SITE.name}.`,
    card: `Kartu untuk unggahan dan obrolan 1200 × 630 unduh ${NAME}`,
    story: `Story selayar penuh di ponsel 1080 × 1920 unduh ${NAME}`,
  },
];

const campaign = (source: string) => `utm_source=${source}&utm_medium=share&utm_campaign=rider-${SLUG}`;

/** A device whose sheet for sharing takes what it is given. */
function giveShareSheet(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.title = JSON.stringify(data);
        return Promise.resolve();
      },
    });
  });
}

for (const { path, kit, share, copy, copied, text, card, story } of LANGUAGES) {
  test.describe(`the share kit of ${path}`, () => {
    test(
      'offers channels and the link where the device has no sheet',
      twin(path),
      async ({ page, context, baseURL }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto(path);
        const region = page.getByRole('region', { name: kit });
        await expect(region.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
        await region.getByText(share).focus();
        await page.keyboard.press('Enter');

        const whatsapp = new URL(
          (await region.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '',
        );
        expect(whatsapp.searchParams.get('text')).toBe(`${text} ${baseURL}${path}?${campaign('whatsapp')}`);
        for (const channel of ['Facebook', 'Telegram', 'LINE', 'E-mail']) {
          const address = await region.getByRole('link', { name: channel }).getAttribute('href');
          expect(address).toContain(
            encodeURIComponent(`${baseURL}${path}?utm_source=${channel.toLowerCase().replace('-', '')}`),
          );
        }

        await region.getByRole('button', { name: copy }).click();
        await expect(region.getByRole('status')).toHaveText(copied);
        expect(await findViolations(page)).toEqual([]);
        const link = `${baseURL}${path}?${campaign('copy')}`;
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      },
    );

    test('hands name, words and link to the device’s sheet', twin(path), async ({ page, baseURL }) => {
      await giveShareSheet(page);
      await page.goto(path);
      const region = page.getByRole('region', { name: kit });
      await expect(async () => {
        await region.getByText(share).click();
        await expect(page).toHaveTitle(/^\{/, { timeout: 500 });
      }).toPass();
      expect(JSON.parse(await page.title())).toEqual({
        title: NAME,
        text,
        url: `${baseURL}${path}?${campaign('share-sheet')}`,
      });
    });

    for (const [what, name, size] of [
      ['card', card, { width: 1200, height: 630 }],
      ['story', story, { width: 1080, height: 1920 }],
    ] as const) {
      test(`gives the ${what} to take along`, twin(path), async ({ page }) => {
        await page.goto(path);
        const download = page.waitForEvent('download');
        await page.getByRole('link', { name }).click();
        const file = await download;
        expect(file.suggestedFilename()).toBe(`segara-rider-${SLUG}-${what}.jpg`);
        const bytes = await readFile(await file.path());
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...size });
        expect(bytes.length).toBeLessThan(300_000);
      });
    }

    test(
      'opens the same page from a shared link, and counts as one with it',
      twin(path),
      async ({ page, baseURL }) => {
        await page.goto(`${path}?${campaign('whatsapp')}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME);
        expect(new URL(page.url()).search).toBe(`?${campaign('whatsapp')}`);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
      },
    );
  });
}

test('what was opened to share a profile is closed again on the way back', async ({ page }) => {
  await page.goto(`/${SLUG}`);
  const region = page.getByRole('region', { name: 'SHARE' });
  await region.getByText('Share profile').click();
  await expect(region.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sustainability' }).first().click();
  await expect(page).toHaveURL(/sustainability/);
  await page.goBack();
  await expect(
    page.getByRole('region', { name: 'SHARE' }).getByRole('button', { name: 'Copy link' }),
  ).toBeHidden();
});

for (const { alias, slug } of RIDERS.filter((rider) => rider.alias)) {
  test(`the alias ${alias} shares the rider’s own address and card`, async ({ request, baseURL }) => {
    const html = await textOf(request, `/${alias}`);
    expect(html).toContain(encodeURIComponent(`${baseURL}/${slug}?utm_source=whatsapp`));
    expect(metaOf(html, 'og:image')).toContain(`/share/en/riders/${slug}.jpg?v=`);
  });
}
