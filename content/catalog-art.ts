import type { Art } from './art';

/** What the page of the printed catalogue opens with. */
export const CATALOG_ART = {
  src: '/images/hero/catalog.jpg',
  width: 2400,
  height: 1350,
  dominant: '#d8c8a8',
  blur: 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACwAQCdASoQAAkABABoJZACdACiRVsAAP5svNz5XKEEPNpedKV+G1FEdqz9opJvN6x7ViS1YeTVLFTKgm+vqTfSKA10moDqPWIbFBGKGzBRJ266AAA=',
  alt: {
    en: 'Boardshorts, swimsuit, tee and flip-flops laid out on sand in palm shade',
    id: 'Boardshort, baju renang, kaus, dan sandal jepit di atas pasir di bawah bayangan daun kelapa',
  },
} as const satisfies Art & { blur: string };
