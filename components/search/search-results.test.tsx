import { screen } from '@testing-library/react';
import { LOCALES } from '@/lib/contract/locale';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { SearchOutcome } from './search-results';

const DOORS = { en: ['SHOP WOMENS', 'SHOP MENS'], id: ['BELANJA WANITA', 'BELANJA PRIA'] };

it.each(LOCALES)('links to both sections if nothing is found (%s)', async (locale) => {
  await renderServerPart(
    <SearchOutcome query="snowboard" results={{ kind: 'none', near: false, cards: [] }} groups={[]} />,
    locale,
  );
  for (const name of DOORS[locale]) expect(screen.getByRole('link', { name })).toBeVisible();
});
