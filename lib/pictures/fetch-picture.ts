import 'server-only';
import { env } from '@/lib/env';
import { fetchPublicPicture } from './fetch-public-picture';

/** Fetches a picture from a public address, or from a server of the configuration. @throws Error that says why not */
export function fetchPicture(address: string): Promise<Buffer> {
  return fetchPublicPicture(address, [env.PRODUCT_API_URL, env.CONTENT_API_URL]);
}
