import 'server-only';
import { createHash } from 'node:crypto';
import type { Locale } from '@/lib/contract/locale';
import type { SharePicture } from './product-picture';

/** What messengers and social networks show of a link: 1.91 to 1. */
export const FRAME = { width: 1200, height: 630 } as const;

/** What fills a phone upright, as networks show stories. */
export const STORY = { width: 1080, height: 1920 } as const;

/** A picture that is drawn out of our own content, at `/share/<language>/<kind>/<name>.jpg`. */
export type OwnPicture = SharePicture & {
  /** Another one when anything that is on it changes. */
  version: string;
  draw: () => Promise<Buffer>;
};

type Facts = {
  kind: string;
  name: string;
  locale: Locale;
  alt: string;
  facts: readonly string[];
  draw: () => Promise<Buffer>;
};

export function ownPicture({ kind, name, locale, alt, facts, draw }: Facts): OwnPicture {
  const version = fingerprint(...facts);
  return { url: shareUrl(locale, kind, name, version), alt, version, draw };
}

export function shareUrl(locale: Locale, kind: string, name: string, version: string): string {
  return `/share/${locale}/${kind}/${encodeURIComponent(`${name}.jpg`)}?v=${version}`;
}

/** Raised when the drawing itself changes: every picture gets a new address then. */
const DRAWING = 2;

/** A short content hash for the URL: another price, another hash. */
export function fingerprint(...facts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, ...facts]))
    .digest('base64url')
    .slice(0, 10);
}
