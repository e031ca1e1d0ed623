// What the documents call by name is there: a path, or a file by its name alone.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { it } from 'node:test';
import { listFiles } from '../structure/imports.mjs';

const ROOM = /^(app|backend|bench|components|content|docs|e2e|lib|public|scripts|server|\.ci|\.github)\//;
const FILE_NAME = /^[\w.-]+\.(ts|tsx|mjs|scss)$/;

const files = listFiles();
const names = new Set(files.map((path) => basename(path)));

for (const document of files.filter((path) => path.endsWith('.md'))) {
  it(`${document} names what there is`, () => {
    const named = [...readFileSync(document, 'utf8').matchAll(/`([^`\s]+)`/g)].map(([, name]) => name);
    const missing = named.filter((name) => {
      if (/[*…<>{}]/.test(name)) return false;
      if (ROOM.test(name)) return !existsSync(name);
      return FILE_NAME.test(name) && !names.has(name);
    });
    assert.deepEqual(missing, []);
  });
}
