import { Ruleset, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { z } from 'zod';
import { createApp } from './app';
import type { OpenedDatabase } from './db/database';
import { openTestDatabase } from './test/open-test-database';
import { createTestDependencies } from './test/test-dependencies';

const responseSchema = z.object({
  content: z
    .object({
      'application/json': z.object({
        examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
      }),
    })
    .optional(),
});
const operationSchema = z.object({
  security: z.array(z.unknown()).optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), responseSchema),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

let database: OpenedDatabase;
let app: ReturnType<typeof createApp>;
let document: Record<string, unknown>;
let operations: (z.infer<typeof operationSchema> & { call: string; method: string; path: string })[];

beforeAll(async () => {
  database = await openTestDatabase();
  app = createApp(createTestDependencies(database.db).dependencies);
  document = z.record(z.string(), z.unknown()).parse(await (await app.request('/openapi.json')).json());
  operations = Object.entries(documentSchema.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase();
      return { ...operation, call: `${method} ${path}`, method, path: path.replaceAll(/\{\w+\}/g, 'none') };
    }),
  );
});
afterAll(() => database.close());

const examplesOf = (operation: z.infer<typeof operationSchema>, status: number) =>
  Object.values(operation.responses[status]?.content?.['application/json'].examples ?? {}).map(
    ({ value }) => value,
  );

// Spectral takes a minute on an idle machine, and longer while other tests run.
it('passes Spectral’s recommended rules', async () => {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset({ extends: [oas] }));
  const found = await spectral.run(document);
  expect(found.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`)).toEqual([]);
}, 120_000);

it('has an example for every error response', () => {
  const bare = operations.flatMap((operation) =>
    Object.keys(operation.responses)
      .filter((status) => Number(status) >= 400 && examplesOf(operation, Number(status)).length === 0)
      .map((status) => `${operation.call}: ${status}`),
  );
  expect(bare).toEqual([]);
});

const json = { 'content-type': 'application/json' };
const token = { authorization: 'Bearer unknown' };

it.each([
  { status: 401, what: 'an unknown token', headers: token, body: undefined },
  { status: 400, what: 'no JSON', headers: json, body: '{' },
  { status: 415, what: 'another type', headers: { 'content-type': 'text/plain' }, body: 'x' },
  { status: 413, what: 'too large a body', headers: json, body: JSON.stringify('x'.repeat(64 * 1024)) },
])('responds to $what as in its examples: $status', async ({ status, headers, body }) => {
  const concerned = operations.filter(({ security, requestBody }) =>
    body === undefined ? security : requestBody && (status === 413 || !security),
  );
  expect(concerned.length).toBeGreaterThan(0);
  for (const operation of concerned) {
    const { call, method, path } = operation;
    const response = await app.request(path, { method, headers, ...(body !== undefined && { body }) });
    expect({ call, status: response.status }).toEqual({ call, status });
    expect(examplesOf(operation, status)).toContainEqual(await response.json());
  }
});
