import type { CatalogueLists } from '@/lib/catalogue/catalogue';
import { shopProduct } from '@/lib/testing/shop-product';
import { catalogueChange, fingerprintCatalogue } from './catalogue-change';
import { pagesWith } from './warm-pages';

const tee = shopProduct({ id: 'tee', name: 'Tee', price: 299_000 });
const short = shopProduct({ id: 'short', name: 'Short', price: 1_199_000 });
const item = (name: string, stock?: number, value = 'M') => ({
  id: `${name} ${value}`,
  name,
  price: 1,
  size: { value },
  stock,
});

const shop: CatalogueLists = {
  products: [tee, short],
  variants: [{ id: 'v', name: 'Tees', isMen: true }],
  categories: [{ id: 'c', name: 'Tees' }],
  sizes: [{ id: 's', value: 'M' }],
  items: [item('Tee', 20), item('Short', 3), item('Short', 0, 'L')],
};

function changeFrom(before: CatalogueLists, after: Partial<CatalogueLists>) {
  return catalogueChange(fingerprintCatalogue(before), fingerprintCatalogue({ ...before, ...after }));
}

const withTee = (part: Partial<typeof tee>) => ({ products: [{ ...tee, ...part }, short] });
const withStock = (teeStock: number | undefined, shortStock: number | undefined) => ({
  items: [item('Tee', teeStock), item('Short', shortStock), item('Short', 0, 'L')],
});

it.each<[string, Partial<CatalogueLists>, string[]]>([
  ['nothing', {}, []],
  ['nothing, read anew', structuredClone(shop), []],
  ['a price', withTee({ price: 199_000 }), ['product:tee', 'prices']],
  ['a picture', withTee({ image: [{ url: '/new.jpg' }] }), ['product:tee', 'prices']],
  ['a description', withTee({ description: 'Soft.' }), ['product:tee', 'prices']],
  [
    'words of another language',
    withTee({ translations: { id: { description: undefined, colour: 'Biru' } } }),
    ['product:tee', 'prices'],
  ],
  ['a name', withTee({ name: 'Tea' }), ['product:tee', 'prices', 'list']],
  ['a colour, which lists filter by', withTee({ colour: 'Blue' }), ['product:tee', 'prices', 'list']],
  ['what is featured', withTee({ isFeatured: true }), ['product:tee', 'prices', 'list']],
  ['the variant', withTee({ variantId: 'v' }), ['product:tee', 'prices', 'list']],
  ['the order', { products: [short, tee] }, ['list']],
  ['one product less', { products: [short] }, ['product:tee', 'prices', 'list']],
  [
    'one product more',
    { products: [tee, short, shopProduct({ id: 'new', name: 'New', price: 1 })] },
    ['product:new', 'list'],
  ],
  ['a sale among many', withStock(19, 3), []],
  ['one of the last pieces', withStock(20, 2), ['product:short', 'prices']],
  ['the last piece of a size', withStock(0, 3), ['product:tee', 'prices', 'list']],
  ['the last piece of one of two sizes', withStock(20, 0), ['product:short', 'prices', 'list']],
  ['stock nobody counts any more', withStock(undefined, 3), []],
  ['an item of no product', { items: [...shop.items, item('Gone', 1)] }, []],
  ['another variant', { variants: [] }, ['catalogue']],
  ['a category renamed', { categories: [{ id: 'c', name: 'Shirts' }] }, ['catalogue']],
  ['another order of sizes', { sizes: [{ id: 'l', value: 'L' }, ...shop.sizes] }, ['catalogue']],
  ['an empty catalogue', { products: [], items: [] }, ['product:tee', 'product:short', 'prices', 'list']],
])('%s: marks what shows it and nothing else', (_, after, tags) => {
  expect(changeFrom(shop, after).tags.toSorted()).toEqual(tags.toSorted());
});

it('marks every page when it is not known what they were made of', () => {
  expect(catalogueChange(undefined, fingerprintCatalogue(shop))).toEqual({ slugs: [], tags: ['catalogue'] });
});

it('marks every page when so much has changed that it is cheaper', () => {
  const products = Array.from({ length: 501 }, (_, number) => shopProduct({ id: `p${number}`, price: 1 }));
  const dearer = products.map((product) => ({ ...product, price: 2 }));
  const { tags, slugs } = changeFrom({ ...shop, products }, { products: dearer });
  expect(tags).toEqual(['catalogue']);
  expect(slugs).toHaveLength(501);
});

it('is not confused by a product with a strange name', () => {
  const products = ['constructor', '__proto__', 'a,b'].map((id) => shopProduct({ id, name: id, price: 1 }));
  const { tags, slugs } = changeFrom({ ...shop, products: [] }, { products });
  expect(slugs).toEqual(['constructor', '__proto__', 'a,b']);
  expect(tags).toEqual(['product:constructor', 'product:__proto__', 'product:a%2Cb', 'list']);
});

it('notices one changed product among five thousand', () => {
  const products = Array.from({ length: 5_000 }, (_, number) =>
    shopProduct({ id: `p${number}`, name: `p${number}`, price: 1 }),
  );
  const items = products.flatMap(({ name }) =>
    ['S', 'M', 'L', 'XL', '30', '32'].map((size) => item(name, 5, size)),
  );
  const large = { ...shop, products, items };
  const { tags } = changeFrom(large, {
    products: products.map((product) => (product.id === 'p77' ? { ...product, price: 2 } : product)),
  });
  expect(tags).toEqual(['product:p77', 'prices']);
});

it('a changed price among 5,000 products renews the pages that show it, in each language, and no others', () => {
  const products = Array.from({ length: 5_000 }, (_, at) => shopProduct({ id: `p${at}`, price: 299_000 }));
  // A product page shows the product after it, too.
  globalThis.listCachedPages = () =>
    products.flatMap(({ slug }, at) =>
      ['en', 'id'].map((locale) => ({
        path: `/${locale}/men/${slug}`,
        tags: `catalogue,product:${slug},product:p${at + 1}`,
      })),
    );
  const many = { ...shop, products, items: products.map(({ name }) => item(name, 20)) };
  const { slugs, tags } = changeFrom(many, {
    products: products.with(4_711, shopProduct({ id: 'p4711', price: 199_000 })),
  });

  expect(slugs).toEqual(['p4711']);
  const own = ['/en/men/p4710', '/id/men/p4710', '/en/men/p4711', '/id/men/p4711'];
  expect(pagesWith(new Set(tags)).toSorted()).toEqual(own.toSorted());
  globalThis.listCachedPages = undefined;
});
