import { useTranslations } from 'next-intl';
import { RenderWhileVisible } from '@/components/hooks/use-hydrated';
import { PageMain } from '@/components/layout/page-main';
import { PageMessagesProvider } from '@/components/layout/page-messages-provider';
import { ReceiptFromUrl } from '@/components/receipt/receipt-from-url';
import { SITE } from '@/content/site';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';
import styles from './page.module.scss';

export const ensureStatic = 'navigation';

const SHOP = {
  name: SITE.name,
  place: `${SITE.home.locality}, ${SITE.home.region}`,
  email: SITE.contact.email,
  logo: SITE.logo,
};

export const generateMetadata = () => metadataFromNamespace('/account/receipt', 'receipt');

export default function ReceiptPage() {
  const t = useTranslations('receipt');

  return (
    <PageMain className={styles.page} footer="compact" ownHead>
      <h1 className="pageTitle screenOnly">{t('title')}</h1>
      <PageMessagesProvider namespaces={['receipt', 'order', 'errors']}>
        <RenderWhileVisible>
          <ReceiptFromUrl shop={SHOP} />
        </RenderWhileVisible>
      </PageMessagesProvider>
    </PageMain>
  );
}
