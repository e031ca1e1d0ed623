import { LOCALES } from '@/lib/contract/locale';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { AccountPage } from './account-page';

it.each(LOCALES)('tells visitors without JavaScript that the page requires it (%s)', async (locale) => {
  const page = await renderServerPart(
    <AccountPage title="Account" path="/account">
      <hr />
    </AccountPage>,
    locale,
  );
  expect(page.querySelector('noscript')?.innerHTML).toContain('JavaScript');
});
