'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { localePath, splitLocale } from '@/lib/i18n/locale-path';
import styles from './language-switch.module.scss';

const NAMES: Record<Locale, string> = { en: 'English', id: 'Bahasa Indonesia' };

type LanguageSwitchProps = {
  locale: Locale;
  label: string;
  /** `short` says EN and ID, with the names for screen readers. */
  short?: boolean;
};

/** This page in the other language. A client leaf because only the browser knows which page this is. */
export function LanguageSwitch({ locale, label, short = false }: LanguageSwitchProps) {
  const { path } = splitLocale(usePathname());

  return (
    <ul className={styles.list} aria-label={label}>
      {LOCALES.map((language) => (
        <li key={language}>
          <Link
            href={localePath(language, path)}
            prefetch={false}
            hrefLang={language}
            lang={language}
            className={styles.link}
            aria-current={language === locale || undefined}
            aria-label={short ? `${language.toUpperCase()}, ${NAMES[language]}` : undefined}
          >
            {short ? language.toUpperCase() : NAMES[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
