import type { BrowserContext } from '@playwright/test';

const LINES = [
  {
    id: 'line-1',
    itemName: 'Uluwatu Elite Pro',
    sizeName: '32',
    quantity: 1,
    price: 1_199_000,
    image: '/images/prints/ombak.jpg',
  },
  {
    id: 'line-2',
    itemName: 'Kirana Bikini',
    sizeName: 'M',
    quantity: 2,
    price: 699_000,
    image: '/images/prints/kawung.jpg',
  },
];
const TOTAL = 2_597_000;

const ORDER = {
  id: 'SGR-2026-0001',
  customer_name: 'Ketut Sari',
  customer_email: 'ketut@example.com',
  status: 'paid',
  total: TOTAL,
  transaction_method: 'credit_card',
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-20T03:05:00.000Z',
  shipping: {
    receiptName: 'Ketut Sari',
    address: 'Jl. Pantai Berawa 7',
    city: 'Badung',
    province: 'Bali',
    postalCode: '80361',
  },
  transaction_items: LINES.map((line) => ({ ...line, itemId: line.id })),
};
const ORDERS = ['paid', 'pending', 'expired', 'refunded'].map((status, index) => ({
  ...ORDER,
  id: `SGR-2026-000${4 - index}`,
  status,
}));

/** Responses of `/api` for a fixed shopper. */
const RESPONSES: [RegExp, { data: unknown; total?: number }][] = [
  [/\/api\/session$/, { data: { loggedIn: true, expiresAt: '2999-01-01T00:00:00.000Z' } }],
  [/\/api\/cart$/, { data: { items: LINES, totalPrice: TOTAL } }],
  [
    /\/api\/users\/profile$/,
    {
      data: { firstName: 'Ketut', lastName: 'Sari', email: 'ketut@example.com', phone: '+62 812 3456 7890' },
    },
  ],
  [/\/api\/users\/address$/, { data: null }],
  [/\/api\/transactions(\/SGR-2026-0001)?$/, { data: ORDER }],
  [/\/api\/transactions\/history\?/, { data: ORDERS, total: 24 }],
];

/** Stubs the session, cart and orders of a fixed shopper. */
export async function stubFixedShopper(context: BrowserContext): Promise<void> {
  for (const [address, json] of RESPONSES) {
    await context.route(address, (route) => route.fulfill({ json }));
  }
}
