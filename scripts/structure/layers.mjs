// The layers of the code, on one page. A module imports its own room and the rooms of the layers below, never one
// above or beside it; types may come from anywhere in the same stack. A room is a folder, or a file without its ending.
// `npm test -- unit` holds every import of production code against this, and `npm run structure` shows the figures.

/** Three stacks of layers, the lowest first. They share the wire's contract, what the environment says, and the words. */
export const STACKS = [
  // The storefront.
  [
    [
      'lib/contract',
      'lib/routes',
      'lib/telemetry',
      'lib/browser',
      'lib/json-lines',
      'lib/per-process',
      'lib/public-shop',
      'lib/shutdown',
      'lib/compress',
      'content',
    ],
    ['lib/errors', 'lib/env', 'lib/log', 'lib/content', 'lib/data-folder', 'lib/joined-sheets'],
    ['lib/redis'],
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
    ['lib/cart', 'lib/revalidate', 'lib/search', 'lib/seo', 'lib/check-content'],
    ['lib/orders', 'lib/pages'],
    ['components/hooks', 'components/seo'],
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
    ['components/orders', 'components/size-guide', 'components/share'],
    ['components'],
    ['components/frame'],
    ['app', 'middleware', 'instrumentation', 'instrumentation-client', 'server', 'next.config'],
  ],
  // The product API.
  [
    ['lib/contract', 'lib/telemetry', 'backend/config', 'backend/dependencies', 'backend/messages'],
    ['lib/log'],
    ['backend/jobs', 'backend/log', 'backend/db'],
    [
      'backend/catalogue',
      'backend/command',
      'backend/http',
      'backend/mail',
      'backend/metrics',
      'backend/payments',
    ],
    ['backend/accounts', 'backend/cart'],
    ['backend/orders', 'backend/leads', 'backend/seed'],
    ['backend/routes', 'backend/catalogue-command', 'backend/customers-command', 'backend/leads-command'],
    ['backend/payments-command', 'backend/app'],
    ['backend/start'],
    ['backend/main'],
  ],
  // What starts both.
  [
    [
      'lib/env',
      'lib/log',
      'lib/data-folder',
      'lib/stored-secret',
      'lib/public-shop',
      'lib/pictures',
      'server',
    ],
    ['scripts'],
  ],
];

export const ALLOWED = [
  {
    from: ['backend/main', 'backend/command', 'backend/config'],
    to: ['lib/env', 'lib/data-folder', 'lib/public-shop'],
  },
  { from: ['backend/start', 'backend/routes'], to: ['lib/shutdown'] },
  { from: ['backend/catalogue-command'], to: ['lib/pictures/encode-ahead', 'lib/pictures/picture-store'] },
  // Both servers count by the same limiter.
  { from: ['backend/http'], to: ['lib/rate-limit/create-limiter'] },
  { from: ['backend/catalogue-command/file'], to: ['lib/json-lines'] },
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
    to: ['app', 'lib', 'server', 'content', 'scripts', 'next.config'],
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
    'lib/redis',
    'lib/env',
    'lib/log',
    'lib/telemetry',
    'lib/contract',
    'zod',
  ],
  // Without zod.
  but: ['lib/contract/locale', 'lib/contract/limits', 'lib/contract/order-names'],
};

/**
 * The modules a price passes from the product API’s answer to the product page; each imports the one before or after it.
 * What one of them calls and gets the value back from is a step of its own work and not counted: `lib/upstream/upstream.ts`
 * (asks), `lib/upstream/list-cutter.ts` (cuts the answer), `lib/contract/catalogue.ts` (the schema it is parsed by) and
 * `lib/catalogue/shop-product.ts` (adds the slug). Whoever follows a price need not open them.
 */
export const WAY_OF_A_PRICE = [
  'lib/upstream/read-list.ts',
  'lib/product-api/catalogue.ts',
  'lib/catalogue/catalogue.ts',
  'lib/pages/product.ts',
  'app/[locale]/men/product-page.tsx',
  'components/product/product-detail.tsx',
  'components/ui/price.tsx',
  'lib/format/rupiah.ts',
];
