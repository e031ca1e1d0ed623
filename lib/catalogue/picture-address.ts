import 'server-only';
import { env } from '@/lib/env';

/**
 * An image address of the catalogue as the browser can load it: absolute, or relative to the product API's
 * base (contract, Catalogue). The bundled API's pictures lie in our own `public/`.
 */
export function pictureAddress(url: string): string {
  if (/^https?:\/\//i.test(url)) return url;
  const path = url.startsWith('/') ? url : `/${url}`;
  return env.bundledApi ? path : `${env.PRODUCT_API_URL}${path}`;
}
