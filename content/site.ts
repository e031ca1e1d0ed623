/** What names the brand. A brand replaces this folder and `public/`. */
export const SITE = {
  name: 'Segara',
  copyrightYear: 2023,
  collectionYear: 2024,
  /** The marks of others that fabrics are named after. */
  trademarks: [
    { mark: 'LYCRA®', owner: 'The LYCRA Company' },
    { mark: 'REPREVE®', owner: 'Unifi' },
  ],
  logo: { src: '/images/brand/logo-header.svg', width: 506, height: 100 },
  logoOnDark: { src: '/images/brand/logo-footer.svg', width: 334, height: 288 },
  placeholder: '/images/products/placeholder.jpg',
} as const;
export type Site = typeof SITE;
