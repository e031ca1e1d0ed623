import 'server-only';
import { SOCIAL_ART } from '@/content/social-art';
import type { Locale } from '@/lib/contract/locale';
import type { SocialPicture } from './social-picture';

/** Why the gallery shows pictures of our own, where it does (spec §8). */
export type GalleryNote = 'featured' | 'failed';

export type Gallery = { pictures: SocialPicture[]; note: GalleryNote | undefined };

/** The five pictures of the social gallery. */
export async function readGallery(locale: Locale): Promise<Gallery> {
  const pictures = SOCIAL_ART.map((art) => ({ ...art, alt: art.alt[locale] }));
  return { pictures, note: 'featured' };
}
