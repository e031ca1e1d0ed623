/** What of the environment the API works by. */
export type BackendConfig = {
  /** The storefront's public origin, without a slash at its end: links in mails start with it. */
  siteUrl: string;
  port: number;
  /** Where the embedded database and mails that nobody sends are kept. */
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  midtrans: { serverKey: string; clientKey: string; apiUrl: string } | undefined;
};

/** The variables the API reads, as the environment table names them. */
type Environment = {
  SITE_URL: string;
  PRODUCT_API_PORT: number;
  DATABASE_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  MIDTRANS_SERVER_KEY?: string | undefined;
  MIDTRANS_CLIENT_KEY?: string | undefined;
  MIDTRANS_API_URL: string;
};

/** The API's part of the environment table; `dataDir` is the folder of everything it keeps on disk. */
export function configOf(env: Environment, dataDir: string): BackendConfig {
  const { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_CLIENT_KEY: clientKey } = env;
  return {
    siteUrl: env.SITE_URL,
    port: env.PRODUCT_API_PORT,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    midtrans: serverKey && clientKey ? { serverKey, clientKey, apiUrl: env.MIDTRANS_API_URL } : undefined,
  };
}
