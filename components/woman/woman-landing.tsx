import { useTranslations } from 'next-intl';
import { NewTabLink, ShopLink } from '@/components/layout/shop-link';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { getButtonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FilmSource, SitePicture } from '@/content/site-pictures';
import { FilmPlayer } from './film-player';
import styles from './woman-landing.module.scss';

/** The banner of the season, with its text on a label. */
export function SummerBanner({ art }: { art: SitePicture }) {
  const t = useTranslations('woman');

  return (
    <section className={styles.banner}>
      <SitePictureImage art={art} sizes="(min-width: 832px) 100vw, 832px" className="fill" />
      <div className={styles.label}>
        <h2 className={styles.bannerTitle}>{t('bannerTitle')}</h2>
        <p className={styles.text}>{t('bannerText')}</p>
        <ShopLink href="/woman/catalog" tone="outline">
          {t('seeAll')}
        </ShopLink>
      </div>
    </section>
  );
}

type FilmPanelProps = {
  poster: SitePicture;
  sources: readonly FilmSource[];
  /** The URL of the whole film on an external video site. */
  watch: string;
};

/** A full-width film over its poster (spec §2). */
export function FilmPanel({ poster, sources, watch }: FilmPanelProps) {
  const t = useTranslations('woman');

  return (
    <section className={styles.panel}>
      <div className={styles.screen}>
        <SitePictureImage art={poster} sizes="(min-width: 768px) 100vw, 222vw" className="fill" />
        <FilmPlayer sources={sources} playLabel={t('playFilm')} pauseLabel={t('pauseFilm')} />
      </div>
      <div className={styles.filmWords}>
        <h2 className={styles.filmTitle}>{t('filmTitle')}</h2>
        <p className="tagline">{t('filmText')}</p>
        <NewTabLink href={watch} className={getButtonClass('solid')}>
          {t('watch')}
          <Icon name="new-tab" className={styles.arrow} />
        </NewTabLink>
      </div>
    </section>
  );
}
