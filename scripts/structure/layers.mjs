// The layers of the house, on one page. A module imports its own room and the rooms of the floors below, never one
// above or beside it; types may come from anywhere in the same tower. A room is a folder, or a file without its ending.
// `npm test -- unit` holds every import against this, and `npm run structure` shows the figures.

/** Three towers, each from the ground up. They share the wire's contract, what the environment says, and the words. */
export const TOWERS = [
  // The storefront.
  [
    ['lib/contract', 'lib/routes', 'lib/log', 'lib/browser', 'lib/public-shop', 'content'],
    ['lib/errors', 'lib/env', 'lib/content', 'lib/data-folder'],
    [
      'lib/upstream',
      'lib/api-client',
      'lib/rate-limit',
      'lib/size-guide',
      'lib/stored-file',
      'lib/stored-secret',
    ],
    [
      'lib/product-api',
      'lib/content-api',
      'lib/social-api',
      'lib/i18n',
      'lib/session',
      'lib/pictures',
      'lib/format',
    ],
    ['lib/activities', 'lib/bff', 'lib/catalogue', 'lib/leads', 'lib/prose', 'lib/riders', 'lib/social'],
    ['lib/account', 'lib/blog', 'lib/legal', 'lib/listing', 'lib/stores', 'lib/well-known'],
    ['lib/cart', 'lib/revalidate', 'lib/search', 'lib/seo', 'lib/share', 'lib/check-content'],
    ['lib/orders', 'lib/pages'],
    ['lib/receipt'],
    ['components/hooks', 'components/basic-styles', 'components/seo'],
    ['components/ui'],
    ['components/dialogs', 'components/layout'],
    [
      'components/catalogue',
      'components/login',
      'components/newsletter',
      'components/prose',
      'components/social',
    ],
    ['components/cart', 'components/search', 'components/listing', 'components/viewer'],
    ['components/checkout'],
    ['components/orders', 'components/size-guide', 'components/share-kit'],
    ['components'],
    ['components/frame'],
    ['app', 'middleware', 'instrumentation', 'instrumentation-client', 'server', 'next.config'],
  ],
  // The product API.
  [
    [
      'lib/contract',
      'backend/config',
      'backend/dependencies',
      'backend/jobs',
      'backend/log',
      'backend/messages',
    ],
    ['backend/db'],
    ['backend/catalogue', 'backend/command', 'backend/http', 'backend/mail', 'backend/payments'],
    ['backend/accounts', 'backend/cart', 'backend/csv'],
    ['backend/orders', 'backend/leads', 'backend/seed'],
    ['backend/routes', 'backend/catalogue-command', 'backend/customers-command', 'backend/leads-command'],
    ['backend/payments-command', 'backend/app'],
    ['backend/start'],
    ['backend/main'],
  ],
  // What starts both.
  [['lib/env', 'lib/data-folder', 'lib/stored-secret', 'lib/public-shop', 'server'], ['scripts']],
];

/** Doors between the towers. */
export const ALLOWED = [
  { from: ['backend/main', 'backend/command'], to: ['lib/env', 'lib/data-folder', 'lib/public-shop'] },
  // The printed catalogue carries the brand's words, and fetches pictures through the storefront's guarded door.
  { from: ['backend/catalogue-command/pdf'], to: ['content', 'lib/pictures/fetch-public-picture'] },
];

/** Rooms that only some may open. */
export const RESTRICTED = [
  {
    rooms: ['content/messages'],
    to: ['lib/i18n', 'content'],
    why: 'Only lib/i18n opens the messages.',
  },
  {
    rooms: ['content'],
    to: ['app', 'lib', 'server', 'content', 'scripts', 'next.config', 'backend/catalogue-command/pdf'],
    typesToAll: true,
    why: 'Content reaches components as props: they import its types only.',
  },
];

/** What runs in a browser, or may. */
export const BROWSER = /^(components\/|lib\/(api-client|browser)\/|lib\/[^/]+\/use-)/;

/** What must not be in a browser's bundle: the server's rooms, and zod with its 91 KB. */
export const BROWSER_NEVER = {
  rooms: [
    'lib/product-api',
    'lib/content-api',
    'lib/upstream',
    'lib/social-api',
    'lib/session',
    'lib/bff',
    'lib/rate-limit',
    'lib/env',
    'lib/log',
    'lib/contract',
    'zod',
  ],
  // Without zod.
  but: ['lib/contract/locale', 'lib/contract/quantity-max'],
};

/** The modules a price passes from the product API’s answer to the product page; each imports the one before or after it. */
export const WAY_OF_A_PRICE = [
  'lib/upstream/upstream.ts',
  'lib/product-api/catalogue.ts',
  'lib/catalogue/catalogue.ts',
  'lib/pages/product.ts',
  'app/[locale]/men/product-page.tsx',
  'components/product/product-detail.tsx',
  'components/ui/price.tsx',
  'lib/format/rupiah.ts',
];
