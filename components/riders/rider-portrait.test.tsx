import { render, screen } from '@testing-library/react';
import { RiderPortrait } from './rider-portrait';

const portrait = {
  src: '/images/riders/kai/portrait.jpg',
  width: 1000,
  height: 1250,
  alt: { en: 'Kai in profile', id: 'Kai dari samping' },
};

it('shows the portrait, described in the language', () => {
  render(<RiderPortrait rider={{ name: 'Kai', pictures: { portrait } }} locale="id" sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Kai dari samping' })).toBeVisible();
});

it('says nothing beside the name', () => {
  render(<RiderPortrait rider={{ name: 'Kai', pictures: { portrait } }} locale="en" sizes="50vw" quiet />);
  expect(screen.getByRole('presentation')).toBeVisible();
});

it('is a box with the first letter where there is no picture (spec §2)', () => {
  render(<RiderPortrait rider={{ name: 'Kai', pictures: {} }} locale="en" sizes="50vw" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('K')).toBeVisible();
});
