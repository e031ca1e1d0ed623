// @ts-check
// Plain JavaScript: the configuration of Next reads it too (next.config.mjs).

/** How wide pictures are made for screens, in pixels. */
export const DEVICE_WIDTHS = [375, 640, 828, 1080, 1440, 1920, 2400];

/** The same for pictures that are always smaller than a screen. */
export const SMALL_WIDTHS = [96, 160, 256];

/** What the encoder is asked for, of 100. */
export const QUALITY = 75;

/** What a browser that can read them gets in place of the file's own format, the smallest first. */
export const FORMATS = ['image/avif', 'image/webp'];
