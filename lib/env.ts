import { z } from 'zod';
import { isSandboxAddress } from './public-shop';

const port = z.coerce.number().int().min(1).max(65_535);
const httpAddress = z
  .url({ protocol: /^https?$/ })
  .transform((address) => address.replace(/\/+$/, '').replace(/^https?/i, (scheme) => scheme.toLowerCase()));
const text = z.string().min(1);
/** Patterns as in `remotePatterns` of Next.js: `*.` matches one label, `**.` any number of labels. */
const hostPatterns = z
  .string()
  .regex(/^(\s*(\*{1,2}\.)?[a-z0-9-]+(\.[a-z0-9-]+)+\s*(,|$))+$/i, 'expected host names separated by commas');
const host = z.union([z.ipv4(), z.ipv6(), z.hostname()], 'expected an IP address or a host name');

/**
 * All variables that configure a shop. Tests and benchmarks have further variables (docs/testing.md).
 * `next.config.mjs` reads some of the variables of a shop directly, because every start validates them
 * before.
 */
export const variablesSchema = z.object({
  NEXT_DIST_DIR: text.default('.next'),
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
  MAIL_FROM: z.email().optional(),
  MAIL_REPLY_TO: z.email().optional(),
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

/** The URL of the development provider's script, on the storefront's own origin. */
const DEVELOPMENT_SNAP_JS = '/payment/snap.js';

const LOOPBACK_SITE = /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/]|$)/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Returns whether shop and API are only reachable from this machine. */
function isOfThisMachine(siteUrl: string, { PRODUCT_API_HOST = 'localhost' }: Table): boolean {
  return LOOPBACK_SITE.test(siteUrl) && LOOPBACK_HOST.test(PRODUCT_API_HOST);
}

/** Thrown if the environment is invalid. The message has one line per error, which names the variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

type Table = z.infer<typeof variablesSchema>;

/** Returns whether a shop declared as a test has real Midtrans keys. */
function isContradicted({ PAYMENTS, MIDTRANS_SERVER_KEY, MIDTRANS_CLIENT_KEY, MIDTRANS_API_URL }: Table) {
  if (PAYMENTS !== 'test' || !(MIDTRANS_SERVER_KEY || MIDTRANS_CLIENT_KEY) || !MIDTRANS_API_URL) return false;
  return new URL(MIDTRANS_API_URL).hostname.endsWith('midtrans.com') && !isSandboxAddress(MIDTRANS_API_URL);
}

function* contradictionsIn(table: Table): Generator<string> {
  if (table.SESSION_SECRET_OLD && !table.SESSION_SECRET) {
    yield 'SESSION_SECRET is required with SESSION_SECRET_OLD';
  }
  if (table.CONTENT_API_URL && !table.CONTENT_STORE_ID) {
    yield 'CONTENT_STORE_ID is required with CONTENT_API_URL';
  }
  if (isContradicted(table)) {
    yield `PAYMENTS is test, but MIDTRANS_API_URL is ${table.MIDTRANS_API_URL}, which takes real payments: remove one of them`;
  }
}

/** Returns the URL of a local server by the address it listens on. */
function originAt(host: string | undefined, port: number): string {
  const address = host === undefined || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/**
 * Reads and validates the environment. Empty variables count as missing. @throws EnvError with a line per
 * error
 */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const parsed = variablesSchema.safeParse(given);
  if (!parsed.success) {
    const { issues } = parsed.error;
    throw new EnvError(
      issues.map(({ path, message }) => `${path.join('.')} is invalid: ${message}`).join('\n'),
    );
  }
  const table = parsed.data;
  const errors = [...contradictionsIn(table)];
  if (errors.length > 0) throw new EnvError(errors.join('\n'));

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
    /** True if the bundled product API is started together with the storefront. */
    bundledApi: table.PRODUCT_API_URL === undefined,
    /** The URL of the storefront on this machine, without proxies. */
    storefrontUrl: originAt(table.HOST, table.PORT),
  };
}
export type Env = ReturnType<typeof readEnv>;

export const env: Env = readEnv(process.env);
