import { z } from 'zod';
import { isSandbox } from './public-shop';

const port = z.coerce.number().int().min(1).max(65_535);
const httpAddress = z
  .url({ protocol: /^https?$/ })
  .transform((address) => address.replace(/\/+$/, '').replace(/^https?/i, (scheme) => scheme.toLowerCase()));
const text = z.string().min(1);
/** As Next's `remotePatterns` has them: `*.` stands for one label before the rest, `**.` for any number. */
const hostPatterns = z
  .string()
  .regex(
    /^(\s*(\*{1,2}\.)?[a-z0-9-]+(\.[a-z0-9-]+)+\s*(,|$))+$/i,
    'host names, divided by commas, are expected',
  );
const host = z.union([z.ipv4(), z.ipv6(), z.hostname()], 'an IP address or a host name is expected');

/**
 * Every variable that a shop is set up with, as the README's table tells them. Tests and benchmarks have variables of their
 * own (CONTRIBUTING.md). `next.config.mjs`, which Next reads by itself, takes some as they are; every start has checked them.
 */
export const tableSchema = z.object({
  NEXT_DIST_DIR: text.default('.next'),
  COMPONENTS_PAGE: z.enum(['true', 'false']).optional(),
  PORT: port.default(3000),
  HOST: host.optional(),
  SITE_URL: httpAddress.optional(),
  PRODUCT_API_URL: httpAddress.optional(),
  PRODUCT_API_PORT: port.default(4000),
  PRODUCT_API_HOST: host.optional(),
  PRODUCT_API_DOCS: z.enum(['0', '1']).optional(),
  DATA_DIR: text.default('.data'),
  PICTURES_DIR: text.default('.next/cache/pictures'),
  PICTURE_EFFORT: z.coerce.number().int().min(0).max(9).default(1),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(1_000).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  DATABASE_LOCK_TIMEOUT_MS: z.coerce.number().int().min(100).default(5_000),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(300).default(0),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  METRICS_PORT: port.optional(),
  PRODUCT_API_METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  SESSION_SECRET_OLD: z.string().min(32).optional(),
  REVALIDATE_SECRET: z.string().min(16).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  PAYMENTS: z.enum(['test']).optional(),
  MIDTRANS_SERVER_KEY: text.optional(),
  MIDTRANS_CLIENT_KEY: text.optional(),
  MIDTRANS_API_URL: httpAddress.optional(),
  MIDTRANS_SNAP_JS_URL: httpAddress.optional(),
  SOCIAL_ACCESS_TOKEN: text.optional(),
  SOCIAL_GRAPH_URL: httpAddress.default('https://graph.instagram.com'),
  CONTENT_API_URL: httpAddress.optional(),
  CONTENT_STORE_ID: text.optional(),
  CONTENT_EXTRA_ID: text.optional(),
  CONTENT_EXTRA_COLLECTION: text.optional(),
  PICTURE_HOSTS: hostPatterns.optional(),
});

const MIDTRANS_SANDBOX_API = 'https://app.sandbox.midtrans.com';

/** Where the development provider is reached: through the storefront's own origin. */
const DEVELOPMENT_SNAP_JS = '/payment/snap.js';

const LOOPBACK_SITE = /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/]|$)/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Whether nobody but this machine is to reach shop and API. */
function isOfThisMachine(siteUrl: string, { PRODUCT_API_HOST = 'localhost' }: Table): boolean {
  return LOOPBACK_SITE.test(siteUrl) && LOOPBACK_HOST.test(PRODUCT_API_HOST);
}

/** The environment is not as the table asks. The message is a line for each fault, which names the variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

type Table = z.infer<typeof tableSchema>;

/** A shop that says of itself that it takes no money takes none. */
function isContradicted({ PAYMENTS, MIDTRANS_SERVER_KEY, MIDTRANS_CLIENT_KEY, MIDTRANS_API_URL }: Table) {
  if (PAYMENTS !== 'test' || !(MIDTRANS_SERVER_KEY || MIDTRANS_CLIENT_KEY) || !MIDTRANS_API_URL) return false;
  return new URL(MIDTRANS_API_URL).hostname.endsWith('midtrans.com') && !isSandbox(MIDTRANS_API_URL);
}

function* faultsBetween(table: Table): Generator<string> {
  if (table.SESSION_SECRET_OLD && !table.SESSION_SECRET) {
    yield 'SESSION_SECRET is required with SESSION_SECRET_OLD';
  }
  if (table.CONTENT_API_URL && !table.CONTENT_STORE_ID) {
    yield 'CONTENT_STORE_ID is required with CONTENT_API_URL';
  }
  if (isContradicted(table)) {
    yield `PAYMENTS is test, but MIDTRANS_API_URL is ${table.MIDTRANS_API_URL}, where money moves: take one of them away`;
  }
}

/** Where a server of ours is reached from this machine, by the address it listens on. */
function originAt(host: string | undefined, port: number): string {
  const address = host === undefined || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** Reads and checks the environment; empty counts as absent. @throws EnvError a line for each fault */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const parsed = tableSchema.safeParse(given);
  if (!parsed.success) {
    const { issues } = parsed.error;
    throw new EnvError(
      issues.map(({ path, message }) => `${path.join('.')} is wrong: ${message}`).join('\n'),
    );
  }
  const table = parsed.data;
  const faults = [...faultsBetween(table)];
  if (faults.length > 0) throw new EnvError(faults.join('\n'));

  const siteUrl = table.SITE_URL ?? `http://localhost:${table.PORT}`;
  const midtransApi = table.MIDTRANS_API_URL ?? MIDTRANS_SANDBOX_API;
  return {
    ...table,
    SITE_URL: siteUrl,
    PRODUCT_API_DOCS: table.PRODUCT_API_DOCS
      ? table.PRODUCT_API_DOCS === '1'
      : isOfThisMachine(siteUrl, table),
    PRODUCT_API_URL: table.PRODUCT_API_URL ?? originAt(table.PRODUCT_API_HOST, table.PRODUCT_API_PORT),
    MIDTRANS_API_URL: midtransApi,
    MIDTRANS_SNAP_JS_URL:
      table.MIDTRANS_SNAP_JS_URL ??
      (table.MIDTRANS_CLIENT_KEY ? `${midtransApi}/snap/snap.js` : DEVELOPMENT_SNAP_JS),
    /** The product API is the bundled one, started beside the storefront. */
    bundledApi: table.PRODUCT_API_URL === undefined,
    /** The storefront as this machine reaches it, whatever stands in front of it. */
    storefrontUrl: originAt(table.HOST, table.PORT),
  };
}
export type Env = ReturnType<typeof readEnv>;

export const env: Env = readEnv(process.env);
