import 'server-only';
import { env } from '@/lib/env';

/** Returns the absolute URL of a path of the shop. Absolute URLs are returned unchanged. */
export function absoluteUrl(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `${env.SITE_URL}${address}`;
}
