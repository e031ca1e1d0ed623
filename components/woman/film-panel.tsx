import { getTranslations } from 'next-intl/server';
import { NewTabLink } from '@/components/layout/new-tab-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Art } from '@/content/art/art';
import type { FilmSource } from '@/content/art/page-art';
import type { Locale } from '@/lib/contract/locale';
import { Film } from './film';
import styles from './film-panel.module.scss';

type FilmPanelProps = {
  poster: Art;
  sources: readonly FilmSource[];
  /** The whole of it, on an external video site. */
  watch: string;
  locale: Locale;
};

/** A film from edge to edge: its first frame, then the film itself where that is welcome (spec §2). */
export async function FilmPanel({ poster, sources, watch, locale }: FilmPanelProps) {
  const t = await getTranslations({ locale, namespace: 'woman' });

  return (
    <section className={styles.panel}>
      <div className={styles.screen}>
        <Picture {...poster} alt={poster.alt[locale]} sizes="100vw" className={styles.poster} />
        <Film sources={sources} playLabel={t('playFilm')} pauseLabel={t('pauseFilm')} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('filmTitle')}</h2>
        <p className={styles.text}>{t('filmText')}</p>
        <NewTabLink href={watch} locale={locale} className={buttonClass('solid')}>
          {t('watch')}
          <Icon name="new-tab" className={styles.arrow} />
        </NewTabLink>
      </div>
    </section>
  );
}
