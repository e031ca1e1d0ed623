import { LOCALES } from '@/lib/contract/locale';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { AccountShell } from './account-shell';

it.each(LOCALES)('leads to the cart and the order where no script runs (%s)', async (locale) => {
  const page = await renderServerPart(
    <AccountShell title="Account" path="/account">
      <hr />
    </AccountShell>,
    locale,
  );
  const html = page.querySelector('noscript')?.innerHTML ?? '';
  const prefix = locale === 'en' ? '' : `/${locale}`;
  for (const path of ['/cart', '/order']) expect(html).toContain(`href="${prefix}${path}"`);
});
