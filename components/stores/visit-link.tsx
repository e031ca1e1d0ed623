import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { storePath } from '@/lib/stores/store-path';
import type { Store } from '@/lib/stores/store-schema';
import styles from './visit-link.module.scss';

/** The way to a store's own page, where it has one. */
export async function VisitLink({ store, locale }: { store: Store; locale: Locale }) {
  if (!store.page) return null;
  const t = await getTranslations({ locale, namespace: 'stores' });

  return (
    <ButtonLink href={localePath(locale, storePath(store))} tone="outline">
      {t('visit')}
      <span className={styles.name}>{store.name}</span>
    </ButtonLink>
  );
}
