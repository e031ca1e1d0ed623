import { useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/layout/shop-link';
import { ShareActions } from './share-actions';
import styles from './share-profile.module.scss';

type ShareProfileProps = { brand: string; name: string; url: string };

/** Shares a profile through the device's share sheet, WhatsApp or a copied link. */
export function ShareProfile({ brand, name, url }: ShareProfileProps) {
  const t = useTranslations('shareKit');
  const text = t('text', { name, brand });
  const labels = { share: t('share'), copy: t('copy'), copied: t('copied'), failed: t('failed') };

  return (
    <section className={styles.section} aria-labelledby="share">
      <h2 id="share" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('lead', { name })}</p>
      <ShareActions title={name} text={text} url={url} labels={labels}>
        <NewTabLink
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
          className={styles.link}
        >
          {t('whatsApp')}
        </NewTabLink>
      </ShareActions>
    </section>
  );
}
