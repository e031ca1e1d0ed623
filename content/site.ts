/** What names the brand. A brand replaces this folder and `public/`. */
export const SITE = {
  name: 'Segara',
  copyrightYear: 2023,
  collectionYear: 2024,
  catalogueYear: 2025,
  /** The printed catalogue, with prices in dollars: a file in `public/`. */
  catalogueFile: '/catalogue-2025.pdf',
  /** The marks of others that fabrics are named after. */
  trademarks: [
    { mark: 'LYCRA®', owner: 'The LYCRA Company' },
    { mark: 'REPREVE®', owner: 'Unifi' },
  ],
  logo: { src: '/images/brand/logo-header.svg', width: 506, height: 100 },
  /** The name alone, as wide as the page. */
  wordmarkOnDark: { src: '/images/brand/wordmark-white.svg', width: 534, height: 104 },
  logoOnDark: { src: '/images/brand/logo-footer.svg', width: 334, height: 288 },
  /** The mark alone. */
  mark: '/images/brand/icon.svg',
  placeholder: '/images/products/placeholder.jpg',
  home: { locality: 'Nusa Dua', region: 'Bali', country: 'ID' },
  /** Pages of the brand elsewhere, such as its social profiles. */
  profiles: [],
  /** Where customers write to; the sample brand's is no address that anybody reads. */
  contact: { email: 'hello@segara.example' },
  /** The brand's blog elsewhere, linked beside its own articles; none when empty. */
  externalBlog: '',
  /** Where the brand's films are; a search, because the sample brand has no channel of its own. */
  videos: 'https://www.youtube.com/results?search_query=surfing+bali',
  /** What is promised of every order. Days are working days, from the first to the last likely one. */
  delivery: { country: 'ID', fee: 0, handlingDays: [0, 1], transitDays: [1, 6] },
  /** What may be sent back: for so many days, by post, the customer paying the way. */
  returns: { country: 'ID', days: 14 },
  /** Who handles payments, in a form of their own. */
  payment: { provider: 'Midtrans' },
} as const;
export type Site = typeof SITE;
