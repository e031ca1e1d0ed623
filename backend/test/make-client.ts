// Makes a typed client of the OpenAPI document, as any storefront might: generated, and compiled by rules of its own,
// because generated code is not held to those of this house. The stages that need it make it anew, so that it is never
// older than the routes.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/pglite';
import { generateSource } from 'oazapfts';
import { createApp } from '@/backend/app';
import { testDependencies } from './test-dependencies';

const FOLDER = 'backend/test/.tmp/product-api';
const SOURCE = join(FOLDER, 'source');
const PROJECT = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    declaration: true,
    skipLibCheck: true,
    types: [],
    rootDir: '.',
    outDir: '..',
  },
  files: ['client.ts'],
};

// A description needs no database.
const { dependencies } = testDependencies(drizzle.mock());
const document = await createApp(dependencies).request('/openapi.json');
await mkdir(SOURCE, { recursive: true });
const description = join(SOURCE, 'openapi.json');
await writeFile(description, await document.text());
await writeFile(join(SOURCE, 'client.ts'), await generateSource(description));
await writeFile(join(SOURCE, 'tsconfig.json'), JSON.stringify(PROJECT));
await promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', SOURCE]).catch(
  ({ stdout }) => {
    throw new Error(`The client does not compile:\n${stdout}`);
  },
);
