import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const httpAddress = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''));
const text = z.string().min(1);

const tableSchema = z.object({
  PORT: port.default(3000),
  SITE_URL: httpAddress.optional(),
  PRODUCT_API_URL: httpAddress.optional(),
  PRODUCT_API_PORT: port.default(4000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  SESSION_SECRET_OLD: z.string().min(32).optional(),
  REVALIDATE_SECRET: z.string().min(16).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
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
});

const MIDTRANS_SANDBOX_API = 'https://app.sandbox.midtrans.com';

/** Where the development provider is reached: through the storefront's own origin. */
const DEVELOPMENT_SNAP_JS = '/payment/snap.js';

/** The environment is not as the table asks. The message is one line that names the variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

function requirePairs(table: z.infer<typeof tableSchema>) {
  if (table.SITE_URL?.startsWith('https:') && !table.SESSION_SECRET) {
    throw new EnvError('SESSION_SECRET is required when SITE_URL is https (32 characters or more)');
  }
  if (table.SESSION_SECRET_OLD && !table.SESSION_SECRET) {
    throw new EnvError('SESSION_SECRET is required with SESSION_SECRET_OLD');
  }
  if (table.MIDTRANS_SERVER_KEY && !table.MIDTRANS_CLIENT_KEY) {
    throw new EnvError('MIDTRANS_CLIENT_KEY is required with MIDTRANS_SERVER_KEY');
  }
  if (table.CONTENT_API_URL && !table.CONTENT_STORE_ID) {
    throw new EnvError('CONTENT_STORE_ID is required with CONTENT_API_URL');
  }
}

/**
 * Reads and checks the whole environment table; an empty variable counts as absent.
 * @throws EnvError one line that names the wrong variable
 */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = tableSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvError(`${issue?.path.join('.')} is wrong: ${issue?.message}`);
  }
  const table = parsed.data;
  requirePairs(table);

  const midtransApi = table.MIDTRANS_API_URL ?? MIDTRANS_SANDBOX_API;
  return {
    ...table,
    SITE_URL: table.SITE_URL ?? `http://localhost:${table.PORT}`,
    PRODUCT_API_URL: table.PRODUCT_API_URL ?? `http://127.0.0.1:${table.PRODUCT_API_PORT}`,
    MIDTRANS_API_URL: midtransApi,
    MIDTRANS_SNAP_JS_URL:
      table.MIDTRANS_SNAP_JS_URL ??
      (table.MIDTRANS_CLIENT_KEY ? `${midtransApi}/snap/snap.js` : DEVELOPMENT_SNAP_JS),
    /** The product API is the bundled one, started beside the storefront. */
    bundledApi: table.PRODUCT_API_URL === undefined,
    trustProxy: table.TRUST_PROXY === '1',
  };
}
export type Env = ReturnType<typeof readEnv>;

/** The checked environment of this process. */
export const env: Env = readEnv(process.env);
