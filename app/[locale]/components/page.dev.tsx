import { getLocale } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { PageMessagesProvider } from '@/components/layout/page-messages-provider';
import { pageMetadata } from '@/lib/pages/page-metadata';
import { AccountSamples, OrderSamples } from './groups/account';
import { CartSamples, CheckoutSamples } from './groups/cart';
import { ListingSamples, ProductCardSamples, ProductSectionSamples, SearchSamples } from './groups/catalogue';
import {
  ButtonSamples,
  ChoiceControlSamples,
  FieldSamples,
  NoticeSamples,
  TypographySamples,
} from './groups/controls';
import { DialogSamples } from './groups/dialogs';
import styles from './page.module.scss';

const NAMESPACES = [
  'account',
  'accountMenu',
  'addition',
  'cart',
  'catalogRequest',
  'checkout',
  'errors',
  'failures',
  'newsletter',
  'order',
  'orders',
  'password',
  'product',
  'profile',
  'receipt',
  'searchField',
  'sizeGuide',
  'viewer',
] as const;
const TITLE = 'Components';
const DESCRIPTION = 'Controls and parts of the shop in the states that single pages do not show.';

export async function generateMetadata() {
  const locale = await getLocale();
  return pageMetadata({ locale, path: '/components', title: TITLE, description: DESCRIPTION });
}

/**
 * Components in all their states, for development and for the snapshots of e2e/pictures. Because of the
 * extension `.dev.tsx`, only development and builds with COMPONENTS_PAGE=true have this page (next.config.mjs).
 */
export default function ComponentsPage() {
  return (
    <PageMain className={styles.page}>
      <div className="stack4">
        <h1 className="pageTitle">{TITLE}</h1>
        <p className="tagline">{DESCRIPTION}</p>
      </div>
      <PageMessagesProvider namespaces={NAMESPACES}>
        <TypographySamples />
        <ButtonSamples />
        <FieldSamples />
        <ChoiceControlSamples />
        <ProductCardSamples />
        <ProductSectionSamples />
        <ListingSamples />
        <SearchSamples />
        <CartSamples />
        <CheckoutSamples />
        <OrderSamples />
        <AccountSamples />
        <NoticeSamples />
        <DialogSamples />
      </PageMessagesProvider>
    </PageMain>
  );
}
