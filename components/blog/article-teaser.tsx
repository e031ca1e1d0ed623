import { useLocale, useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { Icon } from '@/components/ui/icon';
import type { Article } from '@/lib/blog/articles';
import { formatDay } from '@/lib/format/dates';
import styles from './article-teaser.module.scss';

type ArticleTeaserProps = {
  article: Pick<Article, 'path' | 'title' | 'lead' | 'cover' | 'published' | 'minutes'>;
  /** True for a teaser of full width, with the text next to the picture and an invitation to read. */
  large?: boolean;
  /** True outside the blog: says where the article is from. */
  introduced?: boolean;
  /** True if the cover is the LCP image. */
  first?: boolean;
  heading?: 'h2' | 'h3';
};

/** A preview of an article. The whole preview is one link. */
export function ArticleTeaser({
  article,
  large = false,
  introduced = false,
  first = false,
  heading: Heading = 'h2',
}: ArticleTeaserProps) {
  const t = useTranslations('blog');
  const { path, title, lead, cover, published, minutes } = article;

  return (
    <article className={large ? `${styles.teaser} ${styles.large}` : styles.teaser}>
      <div className={styles.words}>
        {introduced && <p className="eyebrow">{t('fromBlog')}</p>}
        <ArticleMeta published={published} minutes={minutes} />
        <Heading className={styles.title}>
          <ShopLink href={path} className={styles.link}>
            {title}
          </ShopLink>
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {large && (
          <span className={styles.read} aria-hidden="true">
            {t('readArticle')}
            <Icon name="arrow-right" />
          </span>
        )}
      </div>
      <SitePictureImage
        art={cover}
        sizes={large ? '(min-width: 1024px) 66vw, 100vw' : '(min-width: 768px) 50vw, 100vw'}
        first={first}
        className={styles.picture}
      />
    </article>
  );
}

/** The publication date and the reading time of an article. */
export function ArticleMeta({ published, minutes }: { published: string; minutes: number }) {
  const locale = useLocale();
  const t = useTranslations('blog');

  return (
    <p className={styles.meta}>
      <time dateTime={published}>{formatDay(published, locale)}</time>
      <span>{t('minutes', { minutes })}</span>
    </p>
  );
}
