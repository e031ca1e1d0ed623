import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { likes } from '@/backend/catalogue/likes';
import { listCategories, listItems, listProducts, listSizes, listVariants } from '@/backend/catalogue/lists';
import type { Reader } from '@/backend/db/database';
import { answers, refusals } from '@/backend/http/answers';
import { Failure } from '@/backend/http/failure';
import { createRouter } from '@/backend/http/router';
import { catalogueTexts } from '@/backend/messages/catalogue-texts';

const collections = new Map<string, (db: Reader) => PromiseLike<object[]>>([
  ['products', listProducts],
  ['items', (db) => listItems(db)],
  ['sizes', listSizes],
  ['variant', listVariants],
  ['categories', listCategories],
  ['likes', async () => likes],
]);

const collection = createRoute({
  method: 'get',
  path: '/content/{storeId}/{collection}',
  summary: 'A collection as the content API hands it out; any store id has the same ones',
  request: { params: z.object({ storeId: z.string(), collection: z.string() }) },
  responses: {
    200: answers(`One of ${[...collections.keys()].join(', ')}`, z.array(z.looseObject({}))),
    ...refusals(404),
  },
});

/** The catalogue once more, in the manner of the content API. */
export const contentRoutes = createRouter().openapi(collection, async (c) => {
  const list = collections.get(c.req.valid('param').collection);
  if (!list) throw new Failure(404, catalogueTexts.noSuchCollection);
  return c.json({ data: (await list(c.var.dependencies.db)).map((entry) => ({ ...entry })) }, 200);
});
