import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/contract/locale';
import { searchPath } from '@/lib/search/search-path';
import styles from './search-form.module.scss';

/** The field of the search's own pages: a plain form, which asks by its address. */
export async function SearchForm({
  locale,
  question = '',
}: {
  locale: Locale;
  question?: string | undefined;
}) {
  const t = await getTranslations({ locale, namespace: 'search' });

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
