import { useLocale, useTranslations } from 'next-intl';
import { FourProducts, ShopDoors } from '@/components/catalogue/ways-on';
import { StatusPage } from '@/components/layout/status-page';
import type { Section } from '@/lib/catalogue/section';
import { localePath } from '@/lib/i18n/locale-path';
import { BackLink } from './back-link';

/** The page of a product that there is not (spec §2). */
export function ProductNotAvailable({ section }: { section: Section }) {
  const locale = useLocale();
  const t = useTranslations('catalogue');

  return (
    <StatusPage title={t('notAvailableTitle')} text={t('notAvailable')} more={<FourProducts />}>
      <BackLink href={localePath(locale, `/${section}`)} />
      <ShopDoors />
    </StatusPage>
  );
}
