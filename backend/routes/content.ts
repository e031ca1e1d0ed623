import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { likes } from '@/backend/catalogue/likes';
import type { ListName } from '@/backend/catalogue/list-version';
import { listCategories, listItems, listProducts, listSizes, listVariants } from '@/backend/catalogue/lists';
import type { Reader } from '@/backend/db/database';
import { answers, refusals } from '@/backend/http/answers';
import { Failure } from '@/backend/http/failure';
import { collectionParams } from '@/backend/http/path-params';
import { createRouter } from '@/backend/http/router';
import { unchanged, unlessUnchanged } from '@/backend/http/unless-unchanged';
import { catalogueTexts } from '@/backend/messages/catalogue-texts';

const collections = new Map<string, (db: Reader) => PromiseLike<object[]>>([
  ['products', listProducts],
  ['items', (db) => listItems(db)],
  ['sizes', listSizes],
  ['variant', listVariants],
  ['categories', listCategories],
  ['likes', async () => likes],
]);

/** Collections that are lists of the catalogue, by the name that has there. */
const LISTS = new Map<string, ListName>([
  ['products', 'products'],
  ['items', 'items'],
  ['sizes', 'sizes'],
  ['variant', 'variants'],
  ['categories', 'categories'],
]);

const collection = createRoute({
  method: 'get',
  path: '/content/{storeId}/{collection}',
  operationId: 'listCollection',
  tags: ['Content API'],
  summary: 'A collection of the content API',
  description: `One of ${[...collections.keys()].join(', ')}; any store id has the same ones.`,
  request: { params: collectionParams },
  responses: {
    200: answers('The entries of the collection', z.array(z.looseObject({}))),
    ...unchanged,
    ...refusals({ 404: { noSuchCollection: catalogueTexts.noSuchCollection } }),
  },
});

const router = createRouter();
router.use(
  '/content/:storeId/:collection',
  unlessUnchanged((c) => LISTS.get(c.req.param('collection') ?? '')),
);

/** The catalogue once more, in the manner of the content API. */
export const contentRoutes = router.openapi(collection, async (c) => {
  const list = collections.get(c.req.valid('param').collection);
  if (!list) throw new Failure(404, catalogueTexts.noSuchCollection);
  return c.json({ data: (await list(c.var.dependencies.db)).map((entry) => ({ ...entry })) }, 200);
});
