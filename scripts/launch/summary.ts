import { networkInterfaces } from 'node:os';
import type { Env } from '@/lib/env';
import { isPublic } from '@/lib/public-shop';
import type { Ready } from './service';
import { elapsed, print } from './steps.mjs';

interface Opening {
  env: Env;
  demo: Ready['demo'];
  apiAnswers: boolean;
  since: number;
}

const TEST_SHOP: [string, string] = ['Test shop', 'PAYMENTS=test, and every page says so'];

/** Where this machine and another device in the same network find the shop. */
function shopLine({ HOST, PORT, storefrontUrl }: Env): string {
  if (HOST) return storefrontUrl;
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  const outward = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  const near = `http://localhost:${PORT}`;
  return outward ? `${near}, in this network http://${outward.address}:${PORT}` : near;
}

function apiLine({ env, apiAnswers }: Opening): string {
  if (env.bundledApi)
    return (
      env.PRODUCT_API_URL + (env.PRODUCT_API_DOCS ? `, its documentation ${env.PRODUCT_API_URL}/docs` : '')
    );
  return (
    env.PRODUCT_API_URL + (apiAnswers ? '' : ' (no answer at the moment; the pages heal when it is back)')
  );
}

function demoLine(demo: Opening['demo']): [string, string] {
  return [
    'Demo customer',
    demo ? `${demo.email}, password ${demo.password}` : 'as printed at the first start',
  ];
}

function bundledLines({ env, demo }: Opening): [string, string][] {
  const folder = env.DATA_DIR;
  return [
    ...(isPublic(env.SITE_URL) ? [] : [demoLine(demo)]),
    [
      'Mails',
      env.SMTP_URL
        ? `sent through ${new URL(env.SMTP_URL).host}`
        : `files in ${folder}/mail/, their links in the log below`,
    ],
    [
      'Database',
      env.DATABASE_URL ? `PostgreSQL at ${new URL(env.DATABASE_URL).host}` : `embedded, in ${folder}/`,
    ],
    [
      'Payments',
      env.MIDTRANS_SERVER_KEY
        ? `Midtrans at ${env.MIDTRANS_API_URL}`
        : 'the development provider; no money moves',
    ],
    ...(env.PAYMENTS === 'test' ? [TEST_SHOP] : []),
  ];
}

export function printSummary(opening: Opening): void {
  const { env } = opening;
  const lines: [string, string][] = [
    ['Shop', shopLine(env)],
    ['Product API', apiLine(opening)],
    ...(env.bundledApi ? bundledLines(opening) : []),
  ];
  print();
  print(`The shop is open, after ${elapsed(opening.since)}. Ctrl-C closes it.`);
  print();
  for (const [name, value] of lines) print(`  ${name.padEnd(14)}${value}`);
  print();
}
