import 'server-only';
import { env } from '@/lib/env';

export function absoluteUrl(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `${env.SITE_URL}${address}`;
}
