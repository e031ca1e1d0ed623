'use client';

import Link from 'next/link';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import { searchPath } from '@/lib/search/search-path';
import styles from './search-ideas.module.scss';

type SearchIdeasProps = {
  /** There was no suggestion for what is typed. */
  nothing: boolean;
  onLeave: () => void;
};

/** What others look for, where there is nothing better to suggest. */
export function SearchIdeas({ nothing, onLeave }: SearchIdeasProps) {
  const t = useTexts('searchField');
  const locale = useLocale();

  return (
    <div className={styles.ideas}>
      <p className={styles.text}>{t(nothing ? 'nothing' : 'ideasTitle')}</p>
      <ul className={styles.list}>
        {t('ideas')
          .split(', ')
          .map((idea) => (
            <li key={idea}>
              <Link
                href={searchPath(locale, idea.toLowerCase())}
                prefetch={false}
                className={styles.link}
                onClick={onLeave}
              >
                {idea}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
