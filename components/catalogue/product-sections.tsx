import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import type { ProductCard } from '@/lib/catalogue/product-card';
import { ProductCards } from './product-cards';
import styles from './product-sections.module.scss';

export type ProductSection = {
  id: string;
  title: string;
  products: readonly ProductCard[];
  /** Shown instead of missing products. */
  message?: ReactNode;
  /** The listing with all products of a category. */
  more?: { href: string; category: string } | undefined;
};

const COLUMNS = 4;

const widthOf = ({ products, message }: ProductSection) =>
  message ? COLUMNS : Math.min(Math.max(products.length, 1), COLUMNS);

/**
 * Distributes sections over rows of four products without changing their order. A last section of two joins a row
 * of several sections, which then has six products.
 */
export function packSectionsIntoRows(sections: readonly ProductSection[]): ProductSection[][] {
  const rows: ProductSection[][] = [];
  let free = 0;
  for (const section of sections) {
    const width = widthOf(section);
    const isLast = section === sections.at(-1);
    const joins = width === 2 && isLast && free === 0 && (rows.at(-1)?.length ?? 0) > 1;
    if (width > free && !joins) {
      rows.push([]);
      free = COLUMNS;
    }
    rows.at(-1)?.push(section);
    free -= width;
  }
  return rows;
}

type Row = readonly ProductSection[];

const usedIn = (row: Row) => row.reduce((sum, section) => sum + widthOf(section), 0);

/** Returns the columns of a row. One product, or three in several sections, are shown in three wider columns. */
function columnsOf(row: Row): number {
  const used = usedIn(row);
  return used === 1 || (used === 3 && row.length > 1) ? 3 : Math.max(used, COLUMNS);
}

/**
 * Sections of products, four per row from tablets on and two on phones. Sections with few products share a row. In an
 * incomplete row, the headings fill the free columns beside the products.
 */
export function ProductSections({ sections }: { sections: readonly ProductSection[] }) {
  if (sections.length === 0) return null;

  return (
    <div className={styles.sections}>
      {packSectionsIntoRows(sections).map((row) => (
        <div key={row[0]?.id} className={styles.row} style={variables({ columns: columnsOf(row) })}>
          {row.map((section) => (
            <Section
              key={section.id}
              section={section}
              head={(columnsOf(row) - usedIn(row)) / row.length}
              shared={row.length > 1}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function variables(numbers: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [`--${name}`, number]));
}

type SectionProps = {
  section: ProductSection;
  /** The columns of the heading at the side of the products, or 0 if it is above them. */
  head: number;
  /** True if the row has other sections. */
  shared: boolean;
};

function Section({ section, head, shared }: SectionProps) {
  const t = useTranslations('catalogue');
  const { title, products, message, more } = section;
  const width = widthOf(section);
  const place = head > 0 ? styles.beside : shared && styles.shared;
  const single = products.length === 1;
  const classes = [styles.section, place, width === 3 && styles.odd, single && styles.single];

  return (
    <section className={classes.filter(Boolean).join(' ')} style={variables({ span: width + head, head })}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more && (
          <Link href={more.href} prefetch={false} className={styles.more}>
            {t('seeAll', { category: more.category })}
          </Link>
        )}
      </div>
      {message ? (
        <div className={styles.message}>{message}</div>
      ) : (
        <ProductCards
          cards={products}
          sizes={`(min-width: 2000px) 450px, (min-width: 768px) 22vw, ${single ? 92 : 46}vw`}
          className={styles.products}
          hasTransition
        />
      )}
    </section>
  );
}
