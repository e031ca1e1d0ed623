import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CardGrid } from '@/components/catalogue/card-grid';
import type { ProductCard } from '@/lib/catalogue/product-card';
import type { Locale } from '@/lib/contract/locale';
import styles from './card-shelf.module.scss';

type CardShelfProps = { locale: Locale; title: ReactNode; cards: readonly ProductCard[]; inSight?: number };

/** Products under a small heading. */
export async function CardShelf({ locale, title, cards, inSight = 0 }: CardShelfProps) {
  const t = await getTranslations({ locale, namespace: 'catalogue' });

  return (
    <section className={styles.shelf}>
      <h2 className={styles.title}>{title}</h2>
      <CardGrid cards={cards} noImage={t('noImage')} inSight={inSight} />
    </section>
  );
}
