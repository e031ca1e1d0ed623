import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findCircles, refusalOf } from './check-layers.mjs';
import { importsOf, isModule, isProduction, listFiles } from './imports.mjs';
import { WAY_OF_A_PRICE } from './layers.mjs';

const imports = listFiles()
  .filter((path) => isModule(path) && isProduction(path))
  .flatMap((path) => importsOf(path));

/** What is said of a module's imports, were this its text. */
const refusals = (from, source) => importsOf(from, source).map((given) => refusalOf(given) !== undefined);

describe('the imports of the house', () => {
  it('only look down', () => {
    const refused = imports.flatMap((given) => {
      const why = refusalOf(given);
      return why === undefined ? [] : [`${given.from} → ${given.to}: ${why}`];
    });
    assert.deepEqual(refused, []);
  });

  it('make no circle between folders', () => {
    assert.deepEqual(findCircles(imports), []);
  });

  it('carry a price on the way that is told', () => {
    const joined = (one, other) =>
      imports.some(
        ({ from, to, isType }) =>
          !isType && ((from === one && to === other) || (from === other && to === one)),
      );
    for (const [step, path] of WAY_OF_A_PRICE.slice(1).entries())
      assert.ok(joined(WAY_OF_A_PRICE[step], path), `${WAY_OF_A_PRICE[step]} and ${path}`);
  });
});

describe('an import', () => {
  const refused = [
    ['app/[locale]/page.tsx', "import '@/backend/app'"],
    ['app/[locale]/page.tsx', "import words from '@/content/messages/en.json'"],
    ['backend/cart/read-cart.ts', "import { env } from '@/lib/env'"],
    ['backend/cart/read-cart.ts', "import { type A, b } from '@/components/ui/price'"],
    ['components/cart/cart-row.tsx', "import { SITE } from '@/content/site'"],
    ['components/cart/cart-row.tsx', "import { cartSchema } from '@/lib/contract/cart'"],
    ['components/cart/cart-row.tsx', "import { getCart } from '@/lib/product-api/cart'"],
    ['components/cart/cart-row.tsx', "const { z } = await import('zod')"],
    ['components/ui/price.tsx', "import { CartRow } from '@/components/cart/cart-row'"],
    ['components/ui/price.tsx', "import Page from '@/app/[locale]/page'"],
    ['lib/cart/use-cart.ts', "import { z } from 'zod'"],
    ['lib/catalogue/products.ts', "import { readListing } from '@/lib/pages/listing'"],
    ['lib/contract/cart.ts', "import { env } from '@/lib/env'"],
    ['lib/env.ts', "export { log } from '@/server/log'"],
    ['scripts/start.mjs', "import '@/backend/main'"],
  ];
  for (const [from, source] of refused) {
    it(`is refused: ${source} in ${from}`, () => assert.deepEqual(refusals(from, source), [true]));
  }

  const allowed = [
    ['app/[locale]/page.tsx', "import { SITE } from '@/content/site'"],
    ['backend/cart/read-cart.ts', "import { cartSchema } from '@/lib/contract/cart'"],
    ['backend/main.ts', "import { env } from '@/lib/env'"],
    ['components/cart/cart-row.tsx', "import type { Cart } from '@/lib/contract/cart'"],
    ['components/cart/cart-row.tsx', "import { type Cart } from '@/lib/contract/cart'"],
    ['components/cart/cart-row.tsx', "import { Price } from '@/components/ui/price'"],
    ['components/cart/cart-row.tsx', "import { useState } from 'react'"],
    ['lib/pages/listing.ts', "import { listProducts } from '@/lib/catalogue/products'"],
    ['scripts/start.mjs', "import { dataFolder } from '@/lib/data-folder'"],
  ];
  for (const [from, source] of allowed) {
    it(`is allowed: ${source} in ${from}`, () => assert.deepEqual(refusals(from, source), [false]));
  }

  it('that goes round in a circle is found', () => {
    const circle = [
      { from: 'lib/cart/a.ts', to: 'lib/orders/b.ts', isType: false },
      { from: 'lib/orders/c.ts', to: 'lib/cart/d.ts', isType: false },
    ];
    assert.equal(findCircles(circle).length, 1);
    assert.deepEqual(findCircles([{ ...circle[0], isType: true }, circle[1]]), []);
  });
});
