import { NewTabLink } from '@/components/layout/new-tab-link';
import type { ShareChannel } from '@/content/share-channels';
import type { Locale } from '@/lib/contract/locale';
import { channelAddress } from '@/lib/share/share-link';
import styles from './share-kit.module.scss';

type ChannelLinkProps = { channel: ShareChannel; url: string; text: string; locale: Locale };

/** Where a channel takes the link; a mail program needs no tab. */
export function ChannelLink({ channel, url, text, locale }: ChannelLinkProps) {
  const href = channelAddress(channel, url, text);
  const { label } = channel;

  return href.startsWith('mailto:') ? (
    <a href={href} className={styles.way}>
      {label}
    </a>
  ) : (
    <NewTabLink href={href} locale={locale} className={styles.way}>
      {label}
    </NewTabLink>
  );
}
