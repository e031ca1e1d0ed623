import 'server-only';
import type { Metadata } from 'next';
import type { Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';
import { missingPage } from './missing-page';

/** The head of an address of ours where there is no page. */
export function missingPageMetadata(locale: Locale): Metadata {
  return missingPage({
    title: translator(locale, 'share')('pageNotFound'),
    description: translator(locale, 'layout')('notFoundText'),
  });
}
