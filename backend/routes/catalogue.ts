import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import { z } from 'zod';
import {
  categoryResponseSchema,
  findProduct,
  itemResponseSchema,
  listCategories,
  listItems,
  listProducts,
  listSizes,
  listVariants,
  productResponseSchema,
  SUGGESTED_PRODUCT_PICTURES,
  sizeResponseSchema,
  variantResponseSchema,
} from '@/backend/catalogue/lists';
import { isImportedPictureName, readImportedPicture } from '@/backend/catalogue/pictures';
import type { DatabaseOrTransaction } from '@/backend/db/database';
import {
  describeDataResponse,
  describeErrorResponses,
  describeParameter,
  describeRoutes,
} from '@/backend/http/describe-route';
import { Failure } from '@/backend/http/failure';
import { createRouter } from '@/backend/http/router';
import catalogueTexts from '@/backend/messages/catalogue.json' with { type: 'json' };

const route = describeRoutes({ tags: ['Catalogue'] });

const unchanged = { 304: { description: 'Not modified since the response with this ETag' } };

function describeList<P extends `/api/${string}`, S extends z.ZodType>(
  path: P,
  operationId: string,
  entry: S,
  [summary, description = 'In display order.']: [string, string?],
) {
  const list = describeDataResponse(`The ${path.slice('/api/'.length)}`, z.array(entry));
  return route('get', path, operationId, { summary, description, responses: { 200: list, ...unchanged } });
}

const products = describeList('/api/products', 'listProducts', productResponseSchema, ['List all products']);
const categories = describeList('/api/categories', 'listCategories', categoryResponseSchema, [
  'List all categories',
]);
const variants = describeList('/api/variants', 'listVariants', variantResponseSchema, [
  'List all variants',
  'A variant is a line of products for men or women. In display order.',
]);
const sizes = describeList('/api/sizes', 'listSizes', sizeResponseSchema, ['List all sizes']);

const product = route('get', '/api/products/{id}', 'getProduct', {
  summary: 'Get a product',
  description: 'Finds it by its id or slug, which is the id in lower case with hyphens for spaces.',
  request: {
    params: z.object({ id: describeParameter('The `id` or slug of a product', 'uluwatu-elite-pro') }),
  },
  responses: {
    200: describeDataResponse('The product', productResponseSchema),
    ...describeErrorResponses({ 404: { noSuchProduct: catalogueTexts.noSuchProduct } }),
  },
});

const itemsQuerySchema = z.object({
  name: z.string().optional().meta({ description: 'Returns only the items of the product with this name' }),
});
const items = route('get', '/api/items', 'listItems', {
  summary: 'List the stock items',
  description: 'One item per product and size, with its price and available stock.',
  request: { query: itemsQuerySchema },
  responses: {
    200: describeDataResponse(
      'The items of all products, or of the product in the query',
      z.array(itemResponseSchema),
    ),
    ...unchanged,
  },
});

/** The collections of the content API by name, with the function that lists each. */
const COLLECTIONS = new Map<string, (db: DatabaseOrTransaction) => PromiseLike<object[]>>([
  ['products', listProducts],
  ['items', (db) => listItems(db)],
  ['sizes', listSizes],
  ['variant', listVariants],
  ['categories', listCategories],
  ['likes', async () => SUGGESTED_PRODUCT_PICTURES],
]);

const collection = route('get', '/content/{storeId}/{collection}', 'listCollection', {
  tags: ['Content API'],
  summary: 'List a collection of the content API',
  description: `The collections are ${[...COLLECTIONS.keys()].join(', ')}. They are the same for every store id.`,
  request: {
    params: z.object({
      storeId: describeParameter('The id of a store. The value is ignored', 'segara'),
      collection: describeParameter('The name of the collection', 'products'),
    }),
  },
  responses: {
    200: describeDataResponse('The entries of the collection', z.array(z.looseObject({}))),
    ...unchanged,
    ...describeErrorResponses({ 404: { noSuchCollection: catalogueTexts.noSuchCollection } }),
  },
});

const router = createRouter();
for (const path of ['/api/:list{products|categories|variants|sizes|items}', '/content/*']) {
  router.use(path, etag({ weak: true }));
}

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
  )
  .openapi(collection, async (c) => {
    const readCollection = COLLECTIONS.get(c.req.valid('param').collection);
    if (!readCollection) throw new Failure(404, catalogueTexts.noSuchCollection);
    const entries = await readCollection(c.var.dependencies.db);
    return c.json({ data: entries.map((entry) => ({ ...entry })) }, 200);
  });

const PUBLIC = join(process.cwd(), 'public');

/**
 * Serves the shop's own pictures from `public/images`, and imported pictures. Imported pictures are cached
 * forever, because their names are hashes of their content.
 */
export const pictureRoutes = createRouter()
  .get(
    '/images/*',
    serveStatic({
      root: PUBLIC,
      onFound: (_path, c) => {
        c.header('cache-control', 'public, max-age=86400');
      },
    }),
  )
  .get('/pictures/:name', async (c, next) => {
    const name = c.req.param('name');
    const picture =
      isImportedPictureName(name) && (await readImportedPicture(c.var.dependencies.config.dataDir, name));
    if (!picture) return next();
    return c.body(picture, 200, {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });
