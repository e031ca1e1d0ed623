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

type Line = [name: string, value: string];

const TEST_SHOP: Line = ['Test shop', 'PAYMENTS=test, and every page says so'];

/** Where this machine and another device in the same network find the shop. */
function shopLine({ HOST, PORT, storefrontUrl }: Env): string {
  if (HOST) return storefrontUrl;
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  const outward = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  const near = `http://localhost:${PORT}`;
  return outward ? `${near}, in this network http://${outward.address}:${PORT}` : near;
}

function apiLine({ env, apiAnswers }: Opening): string {
  const { PRODUCT_API_URL: url, PRODUCT_API_DOCS, bundledApi } = env;
  if (!apiAnswers) return `${url} (no answer at the moment; the pages heal when it is back)`;
  return bundledApi && PRODUCT_API_DOCS ? `${url}, its documentation ${url}/docs` : url;
}

function bundledLines({ env, demo }: Opening): Line[] {
  const { DATA_DIR: folder, SMTP_URL: smtp, DATABASE_URL: server } = env;
  const password = demo ? `${demo.email}, password ${demo.password}` : 'as printed at the first start';
  const customer: Line = ['Demo customer', password];
  const files = `files in ${folder}/mail/, their links in the log below`;
  const database = server ? `PostgreSQL at ${new URL(server).host}` : `embedded, in ${folder}/`;
  const provider = env.MIDTRANS_SERVER_KEY
    ? `Midtrans at ${env.MIDTRANS_API_URL}`
    : 'the development provider; no money moves';
  return [
    ...(isPublic(env.SITE_URL) ? [] : [customer]),
    ['Mails', smtp ? `sent through ${new URL(smtp).host}` : files],
    ['Database', database],
    ['Payments', provider],
    ...(env.PAYMENTS === 'test' ? [TEST_SHOP] : []),
  ];
}

export function printSummary(opening: Opening): void {
  const { env } = opening;
  const lines: Line[] = [
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
