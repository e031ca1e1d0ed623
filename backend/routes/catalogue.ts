import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  categoryAnswerSchema,
  itemAnswerSchema,
  productAnswerSchema,
  sizeAnswerSchema,
  variantAnswerSchema,
} from '@/backend/catalogue/answer-schemas';
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
import { productParams } from '@/backend/http/path-params';
import { createRouter } from '@/backend/http/router';
import { unchanged, unlessUnchanged } from '@/backend/http/unless-unchanged';
import { catalogueTexts } from '@/backend/messages/catalogue-texts';

const itemsQuerySchema = z.object({
  name: z.string().optional().meta({ description: 'Only those of the product of that name' }),
});

const products = createRoute({
  method: 'get',
  path: '/api/products',
  operationId: 'listProducts',
  tags: ['Catalogue'],
  summary: 'Every product',
  description: 'In the order to show them in.',
  responses: { 200: answers('The products', z.array(productAnswerSchema)), ...unchanged },
});

const product = createRoute({
  method: 'get',
  path: '/api/products/{id}',
  operationId: 'getProduct',
  tags: ['Catalogue'],
  summary: 'One product',
  description: 'By its id, or the URL form of it: lowercased, spaces to hyphens.',
  request: { params: productParams },
  responses: {
    200: answers('The product', productAnswerSchema),
    ...refusals({ 404: { noSuchProduct: catalogueTexts.noSuchProduct } }),
  },
});

const categories = createRoute({
  method: 'get',
  path: '/api/categories',
  operationId: 'listCategories',
  tags: ['Catalogue'],
  summary: 'Every category',
  description: 'In the order to show them in.',
  responses: { 200: answers('The categories', z.array(categoryAnswerSchema)), ...unchanged },
});

const variants = createRoute({
  method: 'get',
  path: '/api/variants',
  operationId: 'listVariants',
  tags: ['Catalogue'],
  summary: 'Every variant',
  description: 'A variant is a line of products for men or women, in the order to show them in.',
  responses: { 200: answers('The variants', z.array(variantAnswerSchema)), ...unchanged },
});

const sizes = createRoute({
  method: 'get',
  path: '/api/sizes',
  operationId: 'listSizes',
  tags: ['Catalogue'],
  summary: 'Every size',
  description: 'In the order to show them in.',
  responses: { 200: answers('The sizes', z.array(sizeAnswerSchema)), ...unchanged },
});

const items = createRoute({
  method: 'get',
  path: '/api/items',
  operationId: 'listItems',
  tags: ['Catalogue'],
  summary: 'The stock items',
  description: 'One for each size of each product, with its price and the pieces that can still be sold.',
  request: { query: itemsQuerySchema },
  responses: {
    200: answers('The items, or those of the product of that name', z.array(itemAnswerSchema)),
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
