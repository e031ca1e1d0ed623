import 'server-only';
import { env } from '@/lib/env';

/** An address as the whole world knows it. What is absolute already stays as it is. */
export function absoluteUrl(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `${env.SITE_URL}${address}`;
}
