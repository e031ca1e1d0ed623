import { useLocale, useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/layout/shop-link';
import { Picture } from '@/components/ui/picture';
import type { ShareChannel } from '@/content/share-channels';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { localePath } from '@/lib/i18n/locale-path';
import type { PictureSource } from '@/lib/pictures/image-source';
import { FRAME, STORY } from '@/lib/share/own-picture';
import { campaignPath, channelAddress } from '@/lib/share/share-link';
import styles from './share-kit.module.scss';
import { CopyLink, ShareSummary } from './share-summary';

type ShareKitProps = {
  brand: string;
  /** Who is shared, their address without the language, and what the visits are counted as. */
  name: string;
  path: `/${string}`;
  campaign: string;
  channels: readonly ShareChannel[];
  /** Addresses of the pictures to take along. */
  card: string;
  story: string;
  /** What is seen on them. */
  portrait: PictureSource | undefined;
};

/** Everything to pass a profile on: the device's sheet or a few channels, the link, and two pictures. */
export function ShareKit({ brand, name, path, campaign, channels, card, story, portrait }: ShareKitProps) {
  const locale = useLocale();
  const t = useTranslations('shareKit');
  const pathOf = (source: string) => campaignPath(localePath(locale, path), source, campaign);
  const text = t('text', { name, brand });
  const pictures = [
    { what: 'card', href: card, size: FRAME, use: t('cardUse') },
    { what: 'story', href: story, size: STORY, use: t('storyUse') },
  ] as const;

  return (
    <section className={styles.kit} aria-labelledby="share">
      <h2 id="share" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('lead', { name })}</p>
      <div className={styles.ways}>
        <details className={styles.link}>
          <ShareSummary label={t('share')} title={name} text={text} path={pathOf('share-sheet')} />
          <ul className={styles.channels} aria-label={t('channels')}>
            <li>
              <CopyLink label={t('copy')} copied={t('copied')} failed={t('failed')} path={pathOf('copy')} />
            </li>
            {channels.map((channel) => (
              <li key={channel.name}>
                <ChannelLink channel={channel} url={absoluteUrl(pathOf(channel.name))} text={text} />
              </li>
            ))}
          </ul>
        </details>
        {pictures.map(({ what, href, size, use }) => (
          <PictureDownload
            key={what}
            href={href}
            file={`${brand}-${campaign}-${what}.jpg`.toLowerCase()}
            name={t(what)}
            use={use}
            hint={t('download', { name })}
            size={size}
            portrait={portrait}
          />
        ))}
      </div>
    </section>
  );
}

/** A link to a channel's share URL; `mailto:` needs no tab. */
function ChannelLink({ channel, url, text }: { channel: ShareChannel; url: string; text: string }) {
  const href = channelAddress(channel, url, text);
  const { label } = channel;

  return href.startsWith('mailto:') ? (
    <a href={href} className={styles.way}>
      {label}
    </a>
  ) : (
    <NewTabLink href={href} className={styles.way}>
      {label}
    </NewTabLink>
  );
}

type PictureDownloadProps = {
  href: string;
  /** What it is called on the visitor's disk. */
  file: string;
  name: string;
  use: string;
  /** What the link does, for screen readers. */
  hint: string;
  size: { width: number; height: number };
  portrait: PictureSource | undefined;
};

/** A download link, with a miniature of the picture. */
function PictureDownload({ href, file, name, use, hint, size, portrait }: PictureDownloadProps) {
  const { width, height } = size;
  const shape = width > height ? styles.lying : styles.upright;

  return (
    <a href={href} download={file} className={styles.download}>
      <span className={`${styles.shape} ${shape}`} style={{ aspectRatio: `${width} / ${height}` }}>
        {portrait && <Picture {...portrait} alt="" sizes={80} className={styles.portrait} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className="block soft small">{use}</span>
        <span className="block soft small">{`${width} × ${height}`}</span>
        <span className="visuallyHidden">{hint}</span>
      </span>
    </a>
  );
}
