// For the service worker, whose bundle leaves out what is not named here. It draws a page without React and next-intl.
import { offline as en } from '@/content/messages/en.json';
import { offline as id } from '@/content/messages/id.json';
import type { Locale } from '@/lib/contract/locale';

export const OFFLINE_WORDS: Record<Locale, typeof en> = { en, id };
