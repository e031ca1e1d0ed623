import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { SearchForm } from './search-form';
import styles from './search-head.module.scss';

type SearchHeadProps = {
  locale: Locale;
  title: ReactNode;
  question?: string | undefined;
  children?: ReactNode;
};

/** What a page of the search begins with: its heading, the field, and a sentence where there is one to say. */
export function SearchHead({ locale, title, question, children }: SearchHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={question ? styles.about : styles.title}>{title}</h1>
      <SearchForm locale={locale} question={question} />
      {children && <p className={styles.text}>{children}</p>}
    </div>
  );
}
