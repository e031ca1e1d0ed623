import type { ShareChannel } from '@/content/share-channels';

/** Where a channel takes a link and a few words about it. */
export function channelAddress({ address }: ShareChannel, url: string, text: string): string {
  return address.replace('{url}', encodeURIComponent(url)).replace('{text}', encodeURIComponent(text));
}

/**
 * A path of ours with the parameters by which visits are counted.
 * @param source where it was shared, such as `whatsapp`
 * @param campaign what was shared, such as `rider-bayuharlow`
 */
export function campaignPath(path: string, source: string, campaign: string): string {
  const query = new URLSearchParams({
    utm_source: source,
    utm_medium: 'share',
    utm_campaign: campaign,
  });
  return `${path}?${query}`;
}
