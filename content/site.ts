/** The brand's data. Another brand replaces this folder and `public/`. */
export const SITE = {
  name: 'Segara',
  copyrightYear: 2023,
  collectionYear: 2024,
  catalogueYear: 2025,
  /** The printed catalogue with prices in dollars, a file in `public/`. */
  catalogueFile: '/catalogue-2025.pdf',
  /** Trademarks of others that occur in fabric names. */
  trademarks: [
    { mark: 'LYCRA®', owner: 'The LYCRA Company' },
    { mark: 'REPREVE®', owner: 'Unifi' },
  ],
  logo: { src: '/images/brand/logo-header.svg', width: 506, height: 100 },
  /** The wordmark without the icon. The footer shows it as wide as the page. */
  wordmarkOnDark: { src: '/images/brand/wordmark-white.svg', width: 534, height: 104 },
  logoOnDark: { src: '/images/brand/logo-footer.svg', width: 334, height: 288 },
  /** The icon without the wordmark. */
  mark: '/images/brand/icon.svg',
  placeholder: '/images/products/placeholder.jpg',
  home: { locality: 'Nusa Dua', region: 'Bali', country: 'ID' },
  /** URLs of the brand's profiles on other sites. */
  profiles: [],
  /** The email address for customers. Nobody reads the sample address. */
  contact: { email: 'hello@segara.example' },
  /** The URL of an external blog, linked from the blog. Empty for none. */
  externalBlog: '',
  /** The URL of the brand's videos. The sample brand has no channel, so this URL is a search. */
  videos: 'https://www.youtube.com/results?search_query=surfing+bali',
  /** The delivery terms of every order, in working days from earliest to latest. */
  delivery: {
    country: 'ID',
    fee: 0,
    handlingDays: [0, 1],
    transitDays: [1, 6],
    /** Orders paid before this time in Bali leave on the same day. */
    handoverUntil: '12:00',
    /**
     * Public holidays of every year (`MM-DD`), or of one year (`YYYY-MM-DD`). Nyepi is in `store-holidays`.
     */
    holidays: ['01-01', '05-01', '06-01', '08-17', '12-25'],
  },
  /**
   * The return policy: the days within which customers may send an order back by post, at their own expense.
   */
  returns: { country: 'ID', days: 14 },
  /** The payment provider, which has its own payment form. */
  payment: { provider: 'Midtrans' },
} as const;
export type Site = typeof SITE;
