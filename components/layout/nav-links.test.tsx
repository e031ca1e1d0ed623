import { screen } from '@testing-library/react';
import { renderPage } from '@/lib/testing/render-page';
import { NavLink } from './nav-links';

it.each([
  ['/men', '/men', 'page'],
  ['/id/men', '/id/men', 'page'],
  // The server sees the rewritten path of an English page, and the encoded query of a query page.
  ['/en/men', '/men', 'page'],
  ['/en/listing/men/size%3D32', '/men', 'page'],
  ['/men/uluwatu-elite-pro', '/men', 'true'],
  ['/men-and-more', '/men', null],
  ['/', '/men', null],
  ['/men', '/men?category=tees', null],
  ['/aboutus', '/aboutus#partner', null],
])('on %s calls the link to %s current: %s', (path, href, current) => {
  renderPage(<NavLink href={href}>{'MEN'}</NavLink>, { path });
  const link = screen.getByRole('link', { name: 'MEN' });
  expect(link).toHaveAttribute('href', href);
  expect(link.getAttribute('aria-current')).toBe(current);
});
