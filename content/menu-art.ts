import type { Art } from './art';

/** The picture beside the menu of wide screens. */
export const MENU_ART: Art = {
  src: '/images/hero/riders-2.jpg',
  width: 1000,
  height: 1350,
  dominant: '#083838',
  alt: {
    en: 'A surfer deep in a turquoise tube',
    id: 'Peselancar jauh di dalam gulungan ombak biru toska',
  },
};
