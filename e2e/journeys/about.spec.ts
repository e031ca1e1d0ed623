import { test as plainTest } from '@playwright/test';
import { SITE } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';
import { NIGHTLY, twin } from '@/e2e/nightly';
import { findViolations } from '@/e2e/support/checks/find-violations';
import { STORE } from '@/e2e/support/content';

const LANGUAGES = [
  {
    locale: 'en',
    path: '/aboutus',
    shops: 'SHOPS / LOCATE US',
    country: 'Country',
    count: 'shops',
    banner: 'BECOME OUR PARTNER',
    partner: 'Our rail in your shop',
    write: 'WRITE TO US',
    subject: `Partnership with ${SITE.name}`,
    listing: '/men',
  },
  {
    locale: 'id',
    path: '/id/aboutus',
    shops: 'TOKO / TEMUKAN KAMI',
    country: 'Negara',
    count: 'toko',
    banner: 'JADI MITRA KAMI',
    partner: 'Gantungan kami di toko Anda',
    write: 'TULIS KEPADA KAMI',
    subject: `Kemitraan dengan ${SITE.name}`,
    listing: '/id/men',
  },
] as const;

for (const words of LANGUAGES) {
  test(`the shops stand below their country (${words.locale})`, twin(words.locale), async ({ page }) => {
    await page.goto(words.path);
    const shops = page.getByRole('region', { name: words.shops });
    const count = await shops.getByRole('listitem').count();
    await expect(shops.getByText(`${count} ${words.count}`, { exact: true })).toBeVisible();
    for (const shop of await shops.getByRole('listitem').all())
      await expect(shop).toContainText(/Jl\. .+\d{5}/);

    const country = shops.getByLabel(words.country);
    await expect(country).toHaveValue('ID');
    await country.selectOption({ label: 'Indonesia' });
    await expect(shops.getByRole('listitem')).toHaveCount(count);
    expect(await findViolations(page)).toEqual([]);
  });

  test(
    `every banner leads to what a partner can count on, and to a mail begun (${words.locale})`,
    twin(words.locale),
    async ({ page }) => {
      await page.goto(words.listing);
      await page.getByRole('main').getByRole('link', { name: words.banner }).click();
      await expect(page).toHaveURL(`${words.path}#partner`);
      const section = page.getByRole('region', { name: words.partner });
      await expect(section).toBeInViewport();

      const href = await section.getByRole('link', { name: words.write }).getAttribute('href');
      const mail = new URL(href ?? '');
      expect(mail.protocol).toBe('mailto:');
      expect(mail.pathname).toBe(SITE.contact.email);
      expect(mail.searchParams.get('subject')).toBe(words.subject);
      expect(mail.searchParams.get('body')).toContain(`${SITE.name},\r\n`);
    },
  );
}

plainTest.describe('without JavaScript', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('the shops are all there, and nothing that could not be used', NIGHTLY, async ({ page }) => {
    await page.goto('/aboutus');
    const shops = page.getByRole('region', { name: 'SHOPS / LOCATE US' });
    await expect(shops.getByRole('listitem').first()).toBeVisible();
    await expect(shops.getByRole('combobox')).toHaveCount(0);

    await shops.getByRole('link', { name: STORE.name, exact: true }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: `Drawn map: ${STORE.name} in ${STORE.place}` })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});
