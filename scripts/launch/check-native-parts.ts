import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PlainFailure } from './plain-failure.mjs';

const require = createRequire(join(process.cwd(), 'package.json'));

function loads(name: string): boolean {
  try {
    require(name);
    return true;
  } catch {
    return false;
  }
}

/** Next's compiler has one package a platform; a Linux has two candidates, one for each C library. */
function compilers(): string[] {
  const { optionalDependencies } = JSON.parse(readFileSync(require.resolve('next/package.json'), 'utf8'));
  return Object.keys(optionalDependencies).filter((name) =>
    name.startsWith(`@next/swc-${process.platform}-${process.arch}`),
  );
}

/**
 * Loads what is compiled for one kind of machine: passwords, pictures, the build.
 * @throws PlainFailure naming what does not load
 */
export function checkNativeParts({ bundledApi }: { bundledApi: boolean }): void {
  const missing = [
    ...(bundledApi && !loads('@node-rs/argon2') ? ['@node-rs/argon2'] : []),
    ...(loads('sharp') ? [] : ['sharp']),
    ...(compilers().some(loads) ? [] : ['@next/swc']),
  ];
  if (missing.length === 0) return;
  throw new PlainFailure(
    `${missing.join(' and ')} cannot be loaded on ${process.platform} ${process.arch}, as when node_modules came from another machine: delete node_modules and run npm start again.`,
  );
}
