import 'server-only';
import { type Env, env } from '@/lib/env';

type Servers = Pick<Env, 'PRODUCT_API_URL' | 'CONTENT_API_URL' | 'bundledApi'>;

/**
 * An image address of the catalogue as the browser can load it: absolute, or relative to the base of the API it comes
 * from (contract, Catalogue). Of the content API's, one with a slash in front belongs to its host, as in a page there.
 * The bundled API's pictures are reached through our own origin.
 */
export function pictureAddress(url: string, servers: Servers = env): string {
  if (/^https?:\/\//i.test(url)) return url;
  const { PRODUCT_API_URL, CONTENT_API_URL, bundledApi } = servers;
  const path = url.startsWith('/') ? url : `/${url}`;
  if (!CONTENT_API_URL) return bundledApi ? path : `${PRODUCT_API_URL}${path}`;

  const { origin, pathname, href } = new URL(url, `${CONTENT_API_URL}/`);
  return bundledApi && origin === new URL(PRODUCT_API_URL).origin ? pathname : href;
}
