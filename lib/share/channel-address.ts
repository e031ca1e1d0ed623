import type { ShareChannel } from '@/content/share-channels';

/** Where a channel takes a link and a few words about it. */
export function channelAddress({ address }: ShareChannel, url: string, text: string): string {
  return address.replace('{url}', encodeURIComponent(url)).replace('{text}', encodeURIComponent(text));
}
