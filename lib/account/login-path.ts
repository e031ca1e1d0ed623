import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';

/** The login page that leads back to `from`, a path of ours with its query (spec §2). */
export function loginPath(locale: Locale, from: string): string {
  return `${localePath(locale, '/login')}?redirect=${encodeURIComponent(from)}`;
}
