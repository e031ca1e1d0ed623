import { LOCALES } from '@/lib/contract/locale';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { AccountShell } from './account-shell';

it.each(LOCALES)('tells visitors without JavaScript that the page requires it (%s)', async (locale) => {
  const page = await renderServerPart(
    <AccountShell title="Account" path="/account">
      <hr />
    </AccountShell>,
    locale,
  );
  expect(page.querySelector('noscript')?.innerHTML).toContain('JavaScript');
});
