import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RenderWhileVisible } from '@/components/hooks/render-while-visible';
import { PageMain } from '@/components/layout/page-main';
import { SiblingLinks } from '@/components/layout/sibling-links';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './account-shell.module.scss';

const PAGES = [
  ['toProfile', '/account'],
  ['toOrders', '/account/orders'],
  ['toPassword', '/account/password'],
] as const;

type AccountShellProps = {
  locale: Locale;
  title: string;
  /** Which of the account's pages this is. */
  path: (typeof PAGES)[number][1];
  /** What belongs to the shopper: it comes after the page, which is the same for everybody. */
  children: ReactNode;
};

/** A page of somebody's account: its heading, the way to the others, and a place for what is theirs. */
export async function AccountShell({ locale, title, path, children }: AccountShellProps) {
  const t = await getTranslations({ locale, namespace: 'profile' });

  return (
    <PageMain className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <SiblingLinks
        label={t('sections')}
        links={PAGES.map(([name, page]) => ({ name: t(name), href: localePath(locale, page) }))}
        current={localePath(locale, path)}
      />
      <RenderWhileVisible>{children}</RenderWhileVisible>
    </PageMain>
  );
}
