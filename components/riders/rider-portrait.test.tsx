import { screen } from '@testing-library/react';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { RiderPortrait } from './rider-portrait';

const portrait = {
  src: '/images/riders/kai/portrait.jpg',
  width: 1000,
  height: 1250,
  alt: { en: 'Kai in profile', id: 'Kai dari samping' },
};

it('shows the portrait, described in the language', async () => {
  await renderServerPart(
    <RiderPortrait rider={{ name: 'Kai', pictures: { portrait } }} sizes="50vw" />,
    'id',
  );
  expect(screen.getByRole('img', { name: 'Kai dari samping' })).toBeVisible();
});

it('says nothing beside the name', async () => {
  await renderServerPart(
    <RiderPortrait rider={{ name: 'Kai', pictures: { portrait } }} sizes="50vw" quiet />,
    'en',
  );
  expect(screen.getByRole('presentation')).toBeVisible();
});

it('is a box with the first letter where there is no picture (spec §2)', async () => {
  await renderServerPart(<RiderPortrait rider={{ name: 'Kai', pictures: {} }} sizes="50vw" />, 'en');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('K')).toBeVisible();
});
