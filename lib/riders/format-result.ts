import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import type { ContestResult } from './rider-file';

// This file is separate from riders.ts, because the content check must not load next-intl
// (lib/check-content.ts).

/** Formats a place: `1st`, `17th`, in Indonesian `Juara 1`, `Peringkat 17`. */
export function formatPlacing(place: number, locale: Locale): string {
  return translator(locale, 'riders')('place', { place });
}

/** Formats a result on one line: `1st Grom Patrol 2024` (spec §2). */
export function formatResult({ place, event, year }: ContestResult, locale: Locale): string {
  return `${formatPlacing(place, locale)} ${event} ${year}`;
}
