import type { Storefront } from './catalogue/tell-storefront';

/** From outside the API is reached through the storefront. */
const LOOPBACK = '127.0.0.1';

/** What of the environment the API works by. */
export type BackendConfig = {
  /** The storefront's public origin, without a slash at its end: links in mails start with it. */
  siteUrl: string;
  port: number;
  /** The address it listens on. */
  host: string;
  /** The folder of the embedded database, the catalogue's pictures and mails written to files. */
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  midtrans: { serverKey: string; clientKey: string; apiUrl: string } | undefined;
  /** Whether `/docs` and `/openapi.json` are served: on a local address, or when asked for. */
  documentation: boolean;
  /** Who is told of changes of the catalogue; undefined without the secret that lets the API do so. */
  storefront: Storefront | undefined;
  /** It is open to the public, as it is on https. */
  isPublic: boolean;
  /** It says of itself that it is a test (`PAYMENTS=test`). */
  isTest: boolean;
};

/** The variables the API reads, as the environment table names them. */
type Environment = {
  SITE_URL: string;
  PAYMENTS?: 'test' | undefined;
  REVALIDATE_SECRET?: string | undefined;
  PRODUCT_API_PORT: number;
  PRODUCT_API_HOST?: string | undefined;
  DATABASE_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  MIDTRANS_SERVER_KEY?: string | undefined;
  MIDTRANS_CLIENT_KEY?: string | undefined;
  MIDTRANS_API_URL: string;
  PRODUCT_API_DOCS: boolean;
};

/**
 * The API's part of the environment table.
 * @param dataDir the folder of everything it keeps on disk
 * @param storefrontUrl where the storefront is reached from here, when that is nearer than its public origin
 */
export function configOf(env: Environment, dataDir: string, storefrontUrl = env.SITE_URL): BackendConfig {
  const { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_CLIENT_KEY: clientKey } = env;
  return {
    siteUrl: env.SITE_URL,
    port: env.PRODUCT_API_PORT,
    host: env.PRODUCT_API_HOST ?? LOOPBACK,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    midtrans: serverKey && clientKey ? { serverKey, clientKey, apiUrl: env.MIDTRANS_API_URL } : undefined,
    documentation: env.PRODUCT_API_DOCS,
    storefront: env.REVALIDATE_SECRET ? { url: storefrontUrl, secret: env.REVALIDATE_SECRET } : undefined,
    isPublic: env.SITE_URL.startsWith('https:'),
    isTest: env.PAYMENTS === 'test',
  };
}
