import { z } from 'zod';
import { askApi } from './api-side';
import { LIST_CALLS } from './list-calls';
import { SCENES } from './scenes';
import { expect, test } from './stage';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Calls that no journey makes, and why. */
const NOT_OURS = {
  'POST /users': 'an alias for other storefronts',
  'POST /api/transactions/notification': 'the payment provider calls',
  'GET /content/{storeId}/{collection}': 'the content API, whose failures are those of the catalogue',
};

test('every call of the product API goes wrong in some scene', async () => {
  const answer = await askApi('/openapi.json');
  const { paths } = documentSchema.parse(await answer.json());
  const offered = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => METHODS.includes(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const played = new Set<string>([
    // The description names an address once, without the slash that it may end with.
    ...SCENES.map(({ call }) => call.replace(/\/$/, '')),
    ...LIST_CALLS.map(({ call }) => call),
    ...Object.keys(NOT_OURS),
  ]);
  expect(offered.filter((call) => !played.has(call))).toEqual([]);
  expect(
    [...played].filter((call) => !offered.includes(call)),
    'calls that there are not',
  ).toEqual([]);
});
