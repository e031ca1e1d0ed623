import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RenderWhileVisible } from '@/components/hooks/in-browser';
import { PageMain } from '@/components/layout/page-main';
import { SiblingLinks } from '@/components/layout/sibling-links';
import { NeedsJavaScript } from '@/components/ui/needs-javascript';
import { localePath } from '@/lib/i18n/locale-path';
import { ROUTES } from '@/lib/routes';
import styles from './account-overview.module.scss';

const PAGES = ROUTES.flatMap(({ path, section }) => (section ? [{ path, section }] : []));

type AccountShellProps = {
  title: string;
  /** Which of the account's pages this is. */
  path: `/account${string}`;
  /** What belongs to the shopper: it comes after the page, which is the same for everybody. */
  children: ReactNode;
};

/** A page of somebody's account: its heading, the way to the others, and a place for what is theirs. */
export function AccountShell({ title, path, children }: AccountShellProps) {
  const locale = useLocale();
  const t = useTranslations('profile');

  return (
    <PageMain className={styles.page} footer="compact">
      <h1 className="pageTitle">{title}</h1>
      <SiblingLinks
        label={t('sections')}
        links={PAGES.map((page) => ({ name: t(page.section), href: localePath(locale, page.path) }))}
        current={localePath(locale, path)}
      />
      <NeedsJavaScript />
      <RenderWhileVisible>{children}</RenderWhileVisible>
    </PageMain>
  );
}
