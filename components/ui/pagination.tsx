import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './pagination.module.scss';

/** A link to another page. The caller renders it with its own kind of link. */
type PageLink = {
  number: number;
  label: string;
  rel?: 'prev' | 'next';
  className: string | undefined;
  children: ReactNode;
};

/** Translates the labels of the pagination. Each namespace that has a pagination has these keys. */
type PaginationTranslator = (
  key: 'pages' | 'previous' | 'next' | 'page',
  values?: { number: number },
) => string;

type PaginationProps = {
  page: number;
  pages: number;
  t: PaginationTranslator;
  link: (link: PageLink) => ReactNode;
};

/** Pagination: first, last and neighbouring pages. Renders nothing for a single page. */
export function Pagination({ page, pages, t, link }: PaginationProps) {
  if (pages === 1) return null;
  const className = styles.link;
  const turn = (number: number, rel: 'prev' | 'next', label: string, icon: IconName) =>
    link({ number, rel, label, className, children: <Icon name={icon} /> });

  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {page > 1 && turn(page - 1, 'prev', t('previous'), 'arrow-left')}
      <ol className={styles.list}>
        {listPageNumbers(page, pages).map((number, index, numbers) => (
          <li key={number ?? `after ${numbers[index - 1]}`}>
            {number === undefined && <span className={styles.gap} />}
            {number === page && (
              <span className={styles.here} aria-current="page">
                {number}
              </span>
            )}
            {number !== undefined &&
              number !== page &&
              link({ number, label: t('page', { number }), className, children: number })}
          </li>
        ))}
      </ol>
      {page < pages && turn(page + 1, 'next', t('next'), 'arrow-right')}
    </nav>
  );
}

/** Returns the page numbers to link to: first, last and neighbours. `undefined` is an ellipsis. */
export function listPageNumbers(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [undefined, number] : [number];
  });
}
