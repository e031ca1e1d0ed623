import { useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import { ShopLink } from '@/components/layout/shop-link';
import type { ART } from '@/content/art';
import styles from './how-we-did-it.module.scss';
import { Statement } from './promises';

const STEPS = ['collect', 'sort', 'spin', 'sew'] as const;

/** From bottle to bikini, step by step, and what is not solved yet. */
export function HowWeDidIt({ art }: { art: typeof ART.yarn }) {
  const t = useTranslations('sustainability');

  return (
    <section id="how-we-did-it" className={styles.band}>
      <div className={styles.wall}>
        <ArtPicture art={art} sizes="(min-width: 1024px) 50vw, 100vw" className={styles.print} />
      </div>
      <div className={styles.words}>
        <Statement heading="h2" title={t('howTitle')} lead={t('howLead')} />
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step}>
              <h3 className={styles.name}>{t(step)}</h3>
              <p>{t(`${step}Text`)}</p>
            </li>
          ))}
        </ol>
        <div className={styles.still}>
          <h3 className={styles.name}>{t('stillTitle')}</h3>
          <p>{t('stillText')}</p>
        </div>
        <ShopLink href="/woman/catalog" tone="outline" className={styles.button}>
          {t('seeSwimwear')}
        </ShopLink>
      </div>
    </section>
  );
}
