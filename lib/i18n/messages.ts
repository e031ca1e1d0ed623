import en from '@/content/messages/en.json' with { type: 'json' };
import id from '@/content/messages/id.json' with { type: 'json' };
import type { Locale } from '@/lib/contract/locale';

/** English is the shape; a key that Indonesian lacks is a type error below. */
export type Messages = typeof en;
export type Namespace = keyof Messages;

export const MESSAGES: Record<Locale, Messages> = { en, id };
