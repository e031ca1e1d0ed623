import type { Env } from '@/lib/env';

/**
 * The default host, which only this machine can reach. Other machines reach the API through the storefront.
 */
const LOOPBACK = '127.0.0.1';

/**
 * Returns the settings of the API from the environment. @param storefrontUrl the URL at which this process
 * reaches the storefront, if it differs from the public URL
 */
export function readBackendConfig(env: Env, storefrontUrl = env.SITE_URL) {
  const { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_CLIENT_KEY: clientKey, MIDTRANS_API_URL: apiUrl } = env;
  return {
    /** The storefront's public origin without a trailing slash. Links in emails start with it. */
    siteUrl: env.SITE_URL,
    port: env.PRODUCT_API_PORT,
    host: env.PRODUCT_API_HOST ?? LOOPBACK,
    /** The folder of the embedded database, the catalogue's pictures and emails written to files. */
    dataDir: env.DATA_DIR,
    shutdownDelayMs: env.SHUTDOWN_DELAY * 1_000,
    databaseUrl: env.DATABASE_URL,
    databaseLimits: {
      connections: env.DATABASE_POOL,
      statementMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
      lockMs: env.DATABASE_LOCK_TIMEOUT_MS,
    },
    smtpUrl: env.SMTP_URL,
    /** The sender of all emails. */
    mailFrom: env.MAIL_FROM ?? `no-reply@${new URL(env.SITE_URL).hostname}`,
    /** The address for replies to emails, if it differs from the sender. */
    mailReplyTo: env.MAIL_REPLY_TO,
    midtrans: serverKey && clientKey ? { serverKey, apiUrl } : undefined,
    /** True if `/docs` and `/openapi.json` are served: on a local address, or when configured. */
    documentation: env.PRODUCT_API_DOCS,
    /**
     * The storefront to notify of catalogue changes. Undefined without the shared secret REVALIDATE_SECRET.
     */
    storefront: env.REVALIDATE_SECRET ? { url: storefrontUrl, secret: env.REVALIDATE_SECRET } : undefined,
    /** True if the shop is public: its URL is https. */
    isPublic: env.SITE_URL.startsWith('https:'),
    /** True if the shop is a test (`PAYMENTS=test`). */
    isTest: env.PAYMENTS === 'test',
  };
}
export type BackendConfig = ReturnType<typeof readBackendConfig>;
