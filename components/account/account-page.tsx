import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RenderWhileVisible } from '@/components/hooks/use-hydrated';
import { PageMain } from '@/components/layout/page-main';
import { SiblingPageLinks } from '@/components/layout/sibling-page-links';
import { JavaScriptRequiredNotice } from '@/components/ui/javascript-required-notice';
import { localePath } from '@/lib/i18n/locale-path';
import { ROUTES } from '@/lib/routes';
import styles from './account-overview.module.scss';

const PAGES = ROUTES.flatMap(({ path, section }) => (section ? [{ path, section }] : []));

type AccountPageProps = {
  title: string;
  path: `/account${string}`;
  /** The shopper's data, which is rendered in the browser because the page is the same for all shoppers. */
  children: ReactNode;
};

/** An account page: its heading, links to the other account pages, and its content. */
export function AccountPage({ title, path, children }: AccountPageProps) {
  const locale = useLocale();
  const t = useTranslations('profile');

  return (
    <PageMain className={styles.page} footer="compact">
      <h1 className="pageTitle">{title}</h1>
      <SiblingPageLinks
        label={t('sections')}
        links={PAGES.map((page) => ({ name: t(page.section), href: localePath(locale, page.path) }))}
        current={localePath(locale, path)}
      />
      <JavaScriptRequiredNotice />
      <RenderWhileVisible>{children}</RenderWhileVisible>
    </PageMain>
  );
}
