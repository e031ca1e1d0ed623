import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageMain } from '@/components/layout/page-main';
import { Icon } from '@/components/ui/icon';
import { searchPath } from '@/lib/search/search-path';
import styles from './search-head.module.scss';

type SearchHeadProps = {
  title: ReactNode;
  question?: string | undefined;
  children?: ReactNode;
};

/** What a page of the search begins with: its heading, the field, and a sentence where there is one to say. */
export function SearchHead({ title, question, children }: SearchHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={question ? styles.about : styles.title}>{title}</h1>
      <SearchForm question={question} />
      {children && <p className={styles.text}>{children}</p>}
    </div>
  );
}

/** The search field of the results pages, a GET form. */
function SearchForm({ question = '' }: { question?: string | undefined }) {
  const locale = useLocale();
  const t = useTranslations('search');

  return (
    <search className={styles.search}>
      <form action={searchPath(locale)} className={styles.form}>
        <Icon name="search" className={styles.glass} />
        {/* A new question begins with a new field: React would leave in it what was typed before. */}
        <input
          key={question}
          type="search"
          name="q"
          defaultValue={question}
          maxLength={80}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          className={styles.field}
        />
        <button type="submit" className={styles.submit}>
          {t('submit')}
        </button>
      </form>
    </search>
  );
}

/** The main part of the search's pages. */
export function SearchMain({ children }: { children: ReactNode }) {
  return <PageMain className={styles.page}>{children}</PageMain>;
}
