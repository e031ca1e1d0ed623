import { useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import { NewTabLink } from '@/components/layout/new-tab-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Art, FilmSource } from '@/content/art';
import { Film } from './film';
import styles from './film-panel.module.scss';

type FilmPanelProps = {
  poster: Art;
  sources: readonly FilmSource[];
  /** The whole of it, on an external video site. */
  watch: string;
};

/** A film from edge to edge: its first frame, then the film itself where that is welcome (spec §2). */
export function FilmPanel({ poster, sources, watch }: FilmPanelProps) {
  const t = useTranslations('woman');

  return (
    <section className={styles.panel}>
      <div className={styles.screen}>
        <ArtPicture art={poster} sizes="100vw" className="fill" />
        <Film sources={sources} playLabel={t('playFilm')} pauseLabel={t('pauseFilm')} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('filmTitle')}</h2>
        <p className="tagline">{t('filmText')}</p>
        <NewTabLink href={watch} className={buttonClass('solid')}>
          {t('watch')}
          <Icon name="new-tab" className={styles.arrow} />
        </NewTabLink>
      </div>
    </section>
  );
}
