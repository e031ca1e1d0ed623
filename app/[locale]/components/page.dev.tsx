import { getLocale } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { PageTexts } from '@/components/layout/page-texts';
import { pageMetadata } from '@/lib/pages/page-metadata';
import { Buttons } from './buttons';
import { Fields, TypeSamples } from './controls';
import { CartTables, Choices, Dialogs } from './live-controls';
import { Notices } from './notices';
import { Orders } from './orders';
import styles from './page.module.scss';
import { Cards, Heads, Listings } from './parts';
import { Said } from './specimen';
import { WORDS } from './words';

const TEXTS = [
  'account',
  'addition',
  'cart',
  'checkout',
  'errors',
  'failures',
  'order',
  'orders',
  'product',
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
        <Listings />
        <CartTables />
        <Orders />
        <Notices />
        <Heads />
        <Dialogs />
      </PageTexts>
    </PageMain>
  );
}
