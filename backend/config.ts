import type { Env } from '@/lib/env';

/** From outside the API is reached through the storefront. */
const LOOPBACK = '127.0.0.1';

/**
 * The API's part of the environment table.
 * @param storefrontUrl where the storefront is reached from here, when that is nearer than its public origin
 */
export function configOf(env: Env, storefrontUrl = env.SITE_URL) {
  const { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_CLIENT_KEY: clientKey, MIDTRANS_API_URL: apiUrl } = env;
  return {
    /** The storefront's public origin, without a slash at its end: links in mails start with it. */
    siteUrl: env.SITE_URL,
    port: env.PRODUCT_API_PORT,
    host: env.PRODUCT_API_HOST ?? LOOPBACK,
    /** The folder of the embedded database, the catalogue's pictures and mails written to files. */
    dataDir: env.DATA_DIR,
    shutdownDelayMs: env.SHUTDOWN_DELAY * 1_000,
    databaseUrl: env.DATABASE_URL,
    databaseLimits: {
      connections: env.DATABASE_POOL,
      statementMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
      lockMs: env.DATABASE_LOCK_TIMEOUT_MS,
    },
    smtpUrl: env.SMTP_URL,
    midtrans: serverKey && clientKey ? { serverKey, apiUrl } : undefined,
    /** Whether `/docs` and `/openapi.json` are served: on a local address, or when asked for. */
    documentation: env.PRODUCT_API_DOCS,
    /** Who is told of changes of the catalogue; undefined without the secret that lets the API do so. */
    storefront: env.REVALIDATE_SECRET ? { url: storefrontUrl, secret: env.REVALIDATE_SECRET } : undefined,
    /** It is open to the public, as it is on https. */
    isPublic: env.SITE_URL.startsWith('https:'),
    /** It says of itself that it is a test (`PAYMENTS=test`). */
    isTest: env.PAYMENTS === 'test',
  };
}
export type BackendConfig = ReturnType<typeof configOf>;
