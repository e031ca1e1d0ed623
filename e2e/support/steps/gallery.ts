import type { Page } from '@playwright/test';

const photos = (page: Page) => page.getByRole('region', { name: /^(Photos of|Foto) / });
/** The photos. Each is a link that opens the viewer. */
export const getEnlargePhotoLinks = (page: Page) =>
  photos(page).getByRole('link', { name: /Enlarge|Perbesar/ });
export const getPhotoViewer = (page: Page) => page.getByRole('dialog', { name: /^(Photos of|Foto) / });
