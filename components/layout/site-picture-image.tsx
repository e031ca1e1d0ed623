import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/picture';
import type { SitePicture } from '@/content/site-pictures';

type SitePictureImageProps = Omit<ComponentProps<typeof Picture>, 'src' | 'width' | 'height' | 'alt'> & {
  art: Omit<SitePicture, 'dominant'>;
};

/** One of the shop's own pictures, with its description in the page's language. */
export function SitePictureImage({ art, ...shown }: SitePictureImageProps) {
  return <Picture {...art} {...shown} alt={art.alt[useLocale()]} />;
}
