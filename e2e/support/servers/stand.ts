import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test } from '@playwright/test';
import { readEnv } from '@/lib/env';
import { aptInstall } from '@/scripts/check/programs.mjs';
import { makeRelease } from '@/scripts/release/make-release';
import { builtFolder, prepareBuild } from './builds';
import { type Build, PICTURE_EFFORT, STAND_PORT } from './environments';
import { openStand, type Stand } from './replicas/open-replicas';
import { findPrograms } from './replicas/programs';
import { logFile } from './start-server';

/** A release of one of the tests' builds. */
export async function releaseOf(build: Build): Promise<string> {
  await prepareBuild(build);
  const env = { ...readEnv({ PICTURE_EFFORT }), NEXT_DIST_DIR: '.tmp' };
  return makeRelease(env, builtFolder(build).slice('.tmp/'.length));
}

/** Whoever has not installed what the stand needs, and cannot, goes without its tests; CI may not. */
export async function provideStand(): Promise<void> {
  try {
    await findPrograms();
  } catch {
    await aptInstall('nginx-light', 'postgresql', 'redis-server', 'openssl');
    await findPrograms().catch((error: Error) => {
      test.info().skip(process.env.CI !== 'true', error.message);
      throw error;
    });
  }
}

/** Opens a release as a replicated shop. Its log is `stand.log`. */
export async function openTestStand(
  release: string,
  options: { env: Record<string, string>; parent?: string; cache?: string },
): Promise<Stand> {
  await provideStand();
  const log = logFile('stand');
  await mkdir(dirname(log), { recursive: true });
  const onLine = (name: string, line: string) => void appendFile(log, `${name} | ${line}\n`);
  const env = { TEST_CLOCK_OFFSET: process.env.TEST_CLOCK_OFFSET ?? '0', ...options.env };
  return openStand(release, STAND_PORT, { ...options, onLine, env });
}
