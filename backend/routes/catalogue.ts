import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  findProduct,
  listCategories,
  listItems,
  listProducts,
  listSizes,
  listVariants,
} from '@/backend/catalogue/lists';
import { answers, refusals } from '@/backend/http/answers';
import { Failure } from '@/backend/http/failure';
import { createRouter } from '@/backend/http/router';
import { unchanged, unlessUnchanged } from '@/backend/http/unless-unchanged';
import { catalogueTexts } from '@/backend/messages/catalogue-texts';
import {
  categorySchema,
  itemSchema,
  productSchema,
  sizeSchema,
  variantSchema,
} from '@/lib/contract/catalogue';

const products = createRoute({
  method: 'get',
  path: '/api/products',
  summary: 'Every product',
  responses: { 200: answers('The products', z.array(productSchema)), ...unchanged },
});

const product = createRoute({
  method: 'get',
  path: '/api/products/{id}',
  summary: 'One product, by its id or the id’s URL form',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: answers('The product', productSchema), ...refusals(404) },
});

const categories = createRoute({
  method: 'get',
  path: '/api/categories',
  summary: 'Every category',
  responses: { 200: answers('The categories', z.array(categorySchema)), ...unchanged },
});

const variants = createRoute({
  method: 'get',
  path: '/api/variants',
  summary: 'Every variant',
  responses: { 200: answers('The variants', z.array(variantSchema)), ...unchanged },
});

const sizes = createRoute({
  method: 'get',
  path: '/api/sizes',
  summary: 'Every size, in the order to show them in',
  responses: { 200: answers('The sizes', z.array(sizeSchema)), ...unchanged },
});

const items = createRoute({
  method: 'get',
  path: '/api/items',
  summary: 'The stock items',
  request: { query: z.object({ name: z.string().optional() }) },
  responses: {
    200: answers('The items, or those of the product of that name', z.array(itemSchema)),
    ...unchanged,
  },
});

const router = createRouter();
for (const list of ['products', 'categories', 'variants', 'sizes'] as const) {
  router.use(
    `/api/${list}`,
    unlessUnchanged(() => list),
  );
}
// The few items of one product are read faster than compared.
router.use(
  '/api/items',
  unlessUnchanged((c) => (c.req.query('name') === undefined ? 'items' : undefined)),
);

/** The catalogue, which anybody may read. */
export const catalogueRoutes = router
  .openapi(products, async (c) => c.json({ data: await listProducts(c.var.dependencies.db) }, 200))
  .openapi(product, async (c) => {
    const found = await findProduct(c.var.dependencies.db, c.req.valid('param').id);
    if (!found) throw new Failure(404, catalogueTexts.noSuchProduct);
    return c.json({ data: found }, 200);
  })
  .openapi(categories, async (c) => c.json({ data: await listCategories(c.var.dependencies.db) }, 200))
  .openapi(variants, async (c) => c.json({ data: await listVariants(c.var.dependencies.db) }, 200))
  .openapi(sizes, async (c) => c.json({ data: await listSizes(c.var.dependencies.db) }, 200))
  .openapi(items, async (c) =>
    c.json({ data: await listItems(c.var.dependencies.db, c.req.valid('query').name) }, 200),
  );
