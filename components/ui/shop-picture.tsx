import { blurOf, encodedPicture } from '@/lib/pictures/encoded-picture';
import { Picture, type PictureProps } from './picture';

/** A picture that the shop ships, from its encoded files and over its main colour. For server components. */
export function ShopPicture({ phone, ...props }: PictureProps) {
  const { src, first, blur = first && blurOf(src) } = props;
  return (
    <Picture {...encodedPicture(props)} blur={blur || undefined} phone={phone && encodedPicture(phone)} />
  );
}
