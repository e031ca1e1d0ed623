import { getLocale } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { PageTexts } from '@/components/layout/page-texts';
import { pageMetadata } from '@/lib/pages/page-metadata';
import { Accounts } from './groups/account';
import { Bands } from './groups/bands';
import { Buttons } from './groups/buttons';
import { Carts } from './groups/cart';
import { CheckoutParts } from './groups/checkout';
import { Choices } from './groups/choices';
import { Fields, TypeSamples } from './groups/controls';
import { Dialogs } from './groups/dialogs';
import { Bars, Footers, Headers, Menus } from './groups/frame';
import { Guides } from './groups/guides';
import { Notices } from './groups/notices';
import { Orders } from './groups/orders';
import { Cards, Heads, Listings } from './groups/parts';
import { ProductParts } from './groups/product';
import { Reading, Shelves } from './groups/reading';
import { Scenes } from './groups/scenes';
import { Search } from './groups/search';
import { Stores } from './groups/stores';
import styles from './page.module.scss';
import { Said } from './specimen';
import { WORDS } from './words';

const TEXTS = [
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

export async function generateMetadata() {
  const locale = await getLocale();
  const [title, description] = [WORDS.title[locale], WORDS.intro[locale]];
  return pageMetadata({ locale, path: '/components', title, description });
}

/**
 * Every control in every state, for whoever works on them and for the tests that keep pictures of it. There in
 * development, and in a build with COMPONENTS_PAGE=true, by its extension (next.config.mjs).
 */
export default function ComponentsPage() {
  return (
    <PageMain className={styles.page}>
      <div className="stack4">
        <h1 className="pageTitle">
          <Said word="title" />
        </h1>
        <p className="tagline">
          <Said word="intro" />
        </p>
      </div>
      <PageTexts namespaces={TEXTS}>
        <TypeSamples />
        <Buttons />
        <Fields />
        <Choices />
        <Cards />
        <Shelves />
        <ProductParts />
        <Listings />
        <Search />
        <Carts />
        <CheckoutParts />
        <Orders />
        <Accounts />
        <Notices />
        <Heads />
        <Reading />
        <Guides />
        <Stores />
        <Scenes />
        <Bands />
        <Headers />
        <Menus />
        <Footers />
        <Bars />
        <Dialogs />
      </PageTexts>
    </PageMain>
  );
}
