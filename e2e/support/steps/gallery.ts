import type { Page } from '@playwright/test';

/** The photos of a product's page. */
const photos = (page: Page) => page.getByRole('region', { name: /^(Photos of|Foto) / });
/** The photos themselves, which open the viewer. */
export const enlarge = (page: Page) => photos(page).getByRole('link', { name: /Enlarge|Perbesar/ });
export const viewerOf = (page: Page) => page.getByRole('dialog', { name: /^(Photos of|Foto) / });

/** How wide the viewer shows its photo, zoom included. */
export const shownWidth = (page: Page) =>
  viewerOf(page)
    .getByRole('img')
    .evaluate((image) => Math.round(image.getBoundingClientRect().width));
