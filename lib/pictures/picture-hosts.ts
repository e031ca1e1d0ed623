import 'server-only';
import { env } from '@/lib/env';
import type { PictureSource } from './image-source';

/** Hosts of the social feed's pictures. They are patterns, because the names of the servers change. */
const FEED_HOSTS = ['https://**.cdninstagram.com', 'https://**.fbcdn.net'];
const MAX_ADDRESS_LENGTH = 3_072;

type Hosts = Pick<
  typeof env,
  'PRODUCT_API_URL' | 'CONTENT_API_URL' | 'PICTURE_HOSTS' | 'SOCIAL_ACCESS_TOKEN' | 'SOCIAL_GRAPH_URL'
>;

/** Matches an origin. `*` stands for one label of its host name, `**` for one or more. */
function matchesOrigin(pattern: string, origin: string): boolean {
  const expression = pattern
    .replaceAll('.', '\\.')
    .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^.:/]+' : '[^:/]+'));
  return new RegExp(`^${expression}$`, 'i').test(origin);
}

const originsOf = (...addresses: (string | undefined)[]) =>
  addresses.flatMap((address) => (address ? new URL(address).origin : []));

function isOn(origins: string[], address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, href } = new URL(address);
  if (href.length > MAX_ADDRESS_LENGTH || /\.(?:svg|avif)$/i.test(pathname)) return false;
  return origins.some((pattern) => matchesOrigin(pattern, origin));
}

/**
 * Returns true for an address on a host of the social feed. Without a token there is no feed, so no address
 * matches.
 */
export function isFeedPicture(address: string, hosts: Hosts = env): boolean {
  const { SOCIAL_ACCESS_TOKEN, SOCIAL_GRAPH_URL } = hosts;
  return Boolean(SOCIAL_ACCESS_TOKEN) && isOn([...FEED_HOSTS, ...originsOf(SOCIAL_GRAPH_URL)], address);
}

/**
 * Returns true for an address on a host whose pictures the shop may fetch: the APIs, PICTURE_HOSTS and the
 * social feed.
 */
export function isAllowedPicture(address: string, hosts: Hosts = env): boolean {
  const { PRODUCT_API_URL, CONTENT_API_URL, PICTURE_HOSTS = '' } = hosts;
  const names = PICTURE_HOSTS.split(',').flatMap((name) => (name.trim() ? `https://${name.trim()}` : []));
  return (
    isFeedPicture(address, hosts) || isOn([...originsOf(PRODUCT_API_URL, CONTENT_API_URL), ...names], address)
  );
}

/** Marks a picture of another host that may be encoded. */
export const markAllowedPicture = <P extends PictureSource>(picture: P): P =>
  isAllowedPicture(picture.src) ? { ...picture, listed: true } : picture;
