import { screen } from '@testing-library/react';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { Gallery } from './gallery';

const photo = (src: string) => ({ src, width: 1200, height: 1500, alt: 'The shorts' });

it('makes every photo a tab stop', async () => {
  await renderServerPart(<Gallery label="Photos" photos={[photo('/1.jpg'), photo('/2.jpg')]} />, 'en');
  const links = screen.getAllByRole('link');
  expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, 0]);
});
