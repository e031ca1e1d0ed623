import { screen } from '@testing-library/react';
import { SITE_PICTURES } from '@/content/site-pictures';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { Hero } from './hero';

it.each([
  ['catalog', '(min-width: 768px) max(100vw, 106vw), max(100vw, min(202vw, 106vh))'],
  ['woman', '(min-width: 768px) max(100vw, 78vw), max(100vw, min(149vw, 78vh))'],
] as const)('requests the picture of %s in the width of which the box shows a part', async (name, sizes) => {
  await renderServerPart(
    <Hero art={SITE_PICTURES.heroes[name]} title="Swim" tagline="Sun" place="sky" whole />,
    'en',
  );
  expect(screen.getByRole('img')).toHaveAttribute('sizes', sizes);
});
