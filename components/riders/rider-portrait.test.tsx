import { screen } from '@testing-library/react';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { RiderPortrait } from './rider-portrait';

const portrait = {
  src: '/images/riders/kai/portrait.jpg',
  width: 1000,
  height: 1250,
  alt: { en: 'Kai in profile', id: 'Kai dari samping' },
};

it('shows the portrait with its description in the page’s language', async () => {
  await renderServerPart(
    <RiderPortrait rider={{ name: 'Kai', pictures: { portrait } }} sizes="50vw" />,
    'id',
  );
  expect(screen.getByRole('img', { name: 'Kai dari samping' })).toBeVisible();
});

it('has an empty alternative text beside the name', async () => {
  await renderServerPart(
    <RiderPortrait rider={{ name: 'Kai', pictures: { portrait } }} sizes="50vw" quiet />,
    'en',
  );
  expect(screen.getByRole('presentation')).toBeVisible();
});

it('shows the first letter if there is no picture (spec §2)', async () => {
  await renderServerPart(<RiderPortrait rider={{ name: 'Kai', pictures: {} }} sizes="50vw" />, 'en');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('K')).toBeVisible();
});
