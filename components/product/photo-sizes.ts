/** The `sizes` of a gallery photo: a strip with one photo on phones and two on tablets, columns on wider screens. */
export const PHOTO_SIZES_ATTRIBUTE =
  '(min-width: 1920px) 39rem, (min-width: 1440px) calc(44vw - 15rem), (min-width: 1024px) 28vw, (min-width: 768px) 47vw, 89vw';
