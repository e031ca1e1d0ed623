import { useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import { PageMain } from '@/components/layout/page-main';
import { ShopLink } from '@/components/layout/shop-link';
import { NeedsJavaScript } from '@/components/ui/needs-javascript';
import type { ART } from '@/content/art';
import { CATALOGUE_FILE, CATALOGUE_YEAR } from '@/lib/leads/lead-input';
import { CatalogRequestForm } from './catalog-request-form';
import styles from './catalog-request-page.module.scss';

/** The printed catalogue and the form that asks for it; the form's words come from the page around. */
export function CatalogRequestPage({ art }: { art: typeof ART.catalogRequest }) {
  const t = useTranslations('catalogRequest');

  return (
    <PageMain className={styles.page}>
      <ArtPicture art={art} sizes="(min-width: 1024px) 1600px, 100vw" first className={styles.picture} />
      <div className={styles.column}>
        <h1 className={styles.title}>{t('title', { year: CATALOGUE_YEAR })}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p>{t('text')}</p>
        <CatalogRequestForm catalogue={{ year: CATALOGUE_YEAR, file: CATALOGUE_FILE }} />
        <NeedsJavaScript />
        <p className="soft small">
          {t('privacy')} <ShopLink href="/privacy">{t('privacyLink')}</ShopLink>
        </p>
      </div>
    </PageMain>
  );
}
