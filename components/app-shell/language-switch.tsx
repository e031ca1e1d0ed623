'use client';

import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { localePath, splitLocale } from '@/lib/i18n/locale-path';
import { publicPath } from '@/lib/i18n/page-query';
import styles from './language-switch.module.scss';

const NAMES: Record<Locale, string> = { en: 'English', id: 'Bahasa Indonesia' };

type LanguageSwitchProps = {
  label: string;
  /** Shows EN and ID, with full names for screen readers. */
  short?: boolean;
};

/**
 * Links to this page in each language, including the query. A client component, because the header and footer
 * are rendered once for all pages.
 */
export function LanguageSwitch(props: LanguageSwitchProps) {
  const { path } = splitLocale(usePathname());
  const inBrowser = useHydrated();

  return (
    <ul className={styles.list} aria-label={props.label}>
      {inBrowser ? <LinksHere {...props} /> : <Links {...props} path={publicPath(path)} />}
    </ul>
  );
}

/**
 * Links with the query of the URL. Only for the browser: on the server, the query is in the rewritten path.
 */
function LinksHere(props: LanguageSwitchProps) {
  return <Links {...props} path={usePathAndQuery()} />;
}

function usePathAndQuery(): string {
  const { path } = splitLocale(usePathname());
  const query = useSearchParams().toString();
  return query ? `${path}?${query}` : path;
}

/** Returns the URL of this page in another language, including the query. Only for the browser. */
export function usePathInLocale(locale: Locale): string {
  return localePath(locale, `/${usePathAndQuery().slice(1)}`);
}

function Links({ short = false, path }: LanguageSwitchProps & { path: string }) {
  const locale = useLocale();

  return LOCALES.map((language) => (
    <li key={language}>
      <Link
        href={localePath(language, `/${path.slice(1)}`)}
        prefetch={false}
        hrefLang={language}
        lang={language}
        className={styles.link}
        aria-current={language === locale || undefined}
        aria-label={short ? `${language.toUpperCase()}, ${NAMES[language]}` : undefined}
        // The server renders the link with the query of the rewritten path, hydration renders it without a query.
        suppressHydrationWarning
      >
        {short ? language.toUpperCase() : NAMES[language]}
      </Link>
    </li>
  ));
}
