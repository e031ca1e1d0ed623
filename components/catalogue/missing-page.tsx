import { useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { StatusPage } from '@/components/layout/status-page';
import { FourProducts, ShopDoors } from './ways-on';

/** In place of a page that there is not. */
export function MissingPage() {
  const t = useTranslations('layout');

  return (
    <StatusPage title={t('notFoundTitle')} text={t('notFoundText')} more={<FourProducts />}>
      <ShopLink href="/" tone="solid">
        {t('toHome')}
      </ShopLink>
      <ShopDoors />
    </StatusPage>
  );
}
