import { expect, test } from '@/e2e/fixtures';
import { nodesOfType, structuredDataFaults } from '@/e2e/support/checks/structured-data';
import { textOf } from '@/e2e/support/checks/text-of';
import { readVocabulary } from '@/e2e/support/checks/vocabulary';
import { ARTICLES, RIDER, RIDERS, STORES } from '@/e2e/support/content';

type Kind = [path: string, types: string[]];
const PROFILE = ['ProfilePage', 'Person', 'BreadcrumbList'];

const KINDS: Kind[] = [
  ['/', ['WebSite', 'OnlineStore']],
  ['/id', ['WebSite', 'OnlineStore']],
  ['/men', ['CollectionPage', 'BreadcrumbList']],
  ['/men/tees', ['CollectionPage', 'BreadcrumbList']],
  ['/id/woman', ['CollectionPage', 'BreadcrumbList']],
  ['/woman/catalog', ['CollectionPage', 'BreadcrumbList']],
  ['/size-guide', ['WebPage', 'BreadcrumbList']],
  ['/id/size-guide/boardshorts', ['WebPage', 'BreadcrumbList']],
  ['/riders', ['CollectionPage', 'BreadcrumbList']],
  [`/${RIDER.slug}`, PROFILE],
  ...RIDERS.map(({ slug }): Kind => [`/id/${slug}`, PROFILE]),
  ['/store', ['CollectionPage', 'BreadcrumbList']],
  ...STORES.map(({ slug }): Kind => [`/store/${slug}`, ['WebPage', 'ClothingStore', 'BreadcrumbList']]),
  ['/aboutus', ['WebPage', 'BreadcrumbList']],
  ['/sustainability', ['WebPage', 'BreadcrumbList']],
  ['/id/activities', ['CollectionPage', 'BreadcrumbList']],
  ['/blog', ['Blog', 'BreadcrumbList']],
  ...ARTICLES.map((slug): Kind => [`/id/blog/${slug}`, ['BlogPosting', 'BreadcrumbList']]),
  ['/catalog', ['WebPage', 'BreadcrumbList']],
  ['/id/terms', ['WebPage', 'BreadcrumbList']],
  ['/men/uluwatu-elite-pro', ['ItemPage', 'ProductGroup', 'BreadcrumbList']],
  ['/id/woman/kirana-bikini', ['ItemPage', 'ProductGroup', 'BreadcrumbList']],
  ['/men/amed-volley', ['ProductGroup']],
];

test.describe('structured data', () => {
  for (const [path, types] of KINDS) {
    test(`of ${path} is what schema.org knows and search engines ask for`, async ({ request }) => {
      const html = await textOf(request, path);
      expect(await structuredDataFaults(html, await readVocabulary())).toEqual([]);
      for (const type of types) expect(nodesOfType(html, type), type).toHaveLength(1);
    });
  }

  test('says what the page says: price, sizes and what is sold out', async ({ page, request }) => {
    await page.goto('/men/amed-volley');
    const sizes = await page.getByRole('radio').evaluateAll((radios) => radios.length);
    const price = await page
      .getByRole('main')
      .getByText(/^Rp\. /)
      .first()
      .textContent();

    const [group] = nodesOfType(await textOf(request, '/men/amed-volley'), 'ProductGroup');
    const offers = (Array.isArray(group?.hasVariant) ? group.hasVariant : []).map(
      ({ offers: offer }) => offer,
    );
    expect(offers).toHaveLength(sizes);
    for (const offer of offers) {
      expect(offer).toMatchObject({
        price: Number(price?.replace(/\D/g, '')),
        priceCurrency: 'IDR',
        availability: 'https://schema.org/OutOfStock',
      });
    }
  });

  test('an offer leads to its size', async ({ page, request }) => {
    const [group] = nodesOfType(await textOf(request, '/men/uluwatu-elite-pro'), 'ProductGroup');
    const variants = Array.isArray(group?.hasVariant) ? group.hasVariant : [];
    const wanted = variants.find(({ size }) => size === '34');
    await page.goto(wanted.offers.url);
    await expect(page.getByRole('radio', { name: '34' })).toBeChecked();
  });

  test('that is wrong is noticed', async ({ request }) => {
    const html = await textOf(request, '/men/uluwatu-elite-pro');
    const vocabulary = await readVocabulary();
    for (const [right, wrong] of [
      ['"priceCurrency"', '"currencyOfPrice"'],
      ['"@type":"Offer"', '"@type":"Offering"'],
      ['schema.org/InStock', 'schema.org/Somewhere'],
      ['"shippingRate"', '"addressCountry"'],
      ['"@id":"#returns","applicable', '"@id":"#other","applicable'],
      ['?size=30', '?size=28'],
    ] as const) {
      const broken = html.replace(right, wrong);
      expect(broken).not.toBe(html);
      expect(await structuredDataFaults(broken, vocabulary), wrong).not.toEqual([]);
    }
  });
});
