/** How wide a photo of the gallery is: in a strip on a phone, one below the other on a tablet, two in a row from there on. */
export const PHOTO_SIZES =
  '(min-width: 1920px) 39rem, (min-width: 1440px) calc(44vw - 15rem), (min-width: 1024px) 28vw, (min-width: 768px) 47vw, 89vw';
