import { getLocale, getTranslations } from 'next-intl/server';
import { RenderWhileVisible } from '@/components/hooks/render-while-visible';
import { PageMain } from '@/components/layout/page-main';
import { ReceiptOfAddress } from '@/components/receipt/receipt-of-address';
import { SITE } from '@/content/site';
import { clientTexts } from '@/lib/i18n/client-texts';
import { TextsProvider } from '@/lib/i18n/texts';
import { namedMetadata } from '@/lib/pages/page-metadata';
import styles from './page.module.scss';

const SHOP = {
  name: SITE.name,
  place: `${SITE.home.locality}, ${SITE.home.region}`,
  email: SITE.contact.email,
  logo: SITE.logo,
};

export const generateMetadata = () => namedMetadata('/account/receipt', 'receipt');

export default async function ReceiptPage() {
  const locale = await getLocale();
  const t = await getTranslations('receipt');

  return (
    <PageMain className={styles.page} ownHead>
      <h1 className={styles.title}>{t('title')}</h1>
      <TextsProvider locale={locale} texts={clientTexts(locale, ['receipt', 'order', 'errors'])}>
        <RenderWhileVisible>
          <ReceiptOfAddress shop={SHOP} />
        </RenderWhileVisible>
      </TextsProvider>
    </PageMain>
  );
}
