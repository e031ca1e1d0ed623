import type { ShareChannel } from '@/content/share-channels';

export function channelAddress({ address }: ShareChannel, url: string, text: string): string {
  return address.replace('{url}', encodeURIComponent(url)).replace('{text}', encodeURIComponent(text));
}

/** A path of ours, counted by where it was shared and what (`rider-bayuharlow`). */
export function campaignPath(path: string, source: string, campaign: string): string {
  const query = new URLSearchParams({
    utm_source: source,
    utm_medium: 'share',
    utm_campaign: campaign,
  });
  return `${path}?${query}`;
}
