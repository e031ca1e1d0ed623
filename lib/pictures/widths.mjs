// @ts-check
// Plain JavaScript: the configuration of Next reads it too (next.config.mjs).

/**
 * How wide pictures are made for screens, in pixels: what pages ask for by width and density of their screens
 * (docs/performance.md), in steps that cost nobody half as much again as need be.
 */
export const DEVICE_WIDTHS = [400, 768, 1200, 1440, 1920, 2400];

/** The same for pictures that are always smaller than a screen. */
export const SMALL_WIDTHS = [160];

/** What the image service is asked for, of 100. */
export const QUALITY = 75;

/** What a browser that can read them gets in place of the file's own format, the smallest first. */
export const FORMATS = ['image/avif', 'image/webp'];
