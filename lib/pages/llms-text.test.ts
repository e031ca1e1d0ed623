import { SITE } from '@/content/site';
import { MESSAGES } from '@/lib/i18n/translator';
import { formatLlmsText } from './llms-text';

it('names the main pages and the products with their prices', () => {
  const text = formatLlmsText({
    total: 300,
    products: [
      {
        section: 'men',
        path: '/men/uluwatu',
        name: 'Uluwatu [Elite]\nPro',
        price: 1_199_000,
        category: 'Boardshorts',
      },
    ],
  });

  expect(text).toMatch(`# ${SITE.name}\n\n> ${MESSAGES.en.home.description}\n`);
  expect(text).toContain('- [Men](https://shop.example/men): ');
  expect(text).toContain(
    '- [Uluwatu \\[Elite\\] Pro](https://shop.example/men/uluwatu): Boardshorts, Rp. 1.199.000',
  );
  expect(text).toContain('The sitemap has all 300.');
  expect(text).not.toContain('## Women');
});
