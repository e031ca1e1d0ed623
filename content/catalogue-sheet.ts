import type { Art } from '@/content/art/art';
import { HEROES } from '@/content/art/heroes';
import type { Measure, SIZE_GUIDES } from './size-guides';

/** A part of the printed catalogue: the lines made for men, and those for women. */
type Chapter = { title: string; line: string; art: Art };

/** The words and pictures of the printed catalogue, which goes out in English. Prices and styles come from the catalogue. */
export const CATALOGUE_SHEET = {
  tagline: 'Surf and beachwear, born in Bali',
  cover: HEROES.home,
  back: { src: '/images/prints/megamendung.jpg', line: 'See you in the water.' },
  about: 'About it',
  intro:
    'Everything we make for the water and for the hours around it. Boardshorts with taped seams, swimwear in recycled yarn, tees and dresses for the ride home, sandals that dry on the way. Drawn, cut and tried out in Bali.',
  guide: [
    {
      term: 'Codes',
      text: 'Every style has a code that stays the same for as long as we make it. Put the size behind it and it is an order line: {code}-{size} is {name} in {size}.',
    },
    {
      term: 'Prices',
      text: 'Recommended retail prices in US dollars, rounded to whole dollars at Rp. {rate} to the dollar. In our shop in Indonesia the price in rupiah holds.',
    },
    {
      term: 'Sizes',
      text: 'You see every size a style is made in. What is on the shelf today our shop knows; the measures are on page {page}.',
    },
    {
      term: 'Orders',
      text: 'Our shop delivers all over Indonesia, free of charge. If you run a store, here or on any other coast, write to {email}.',
    },
  ],
  contents: 'Contents',
  chapters: {
    men: { title: 'Men', line: 'Light, quick to dry, built for long sessions', art: HEROES.men },
    women: { title: 'Women', line: 'Swimwear in recycled yarn, and what goes over it', art: HEROES.woman },
    others: { title: 'More', line: 'Everything else that leaves our workshop', art: HEROES.catalog },
  } satisfies Record<string, Chapter>,
  /** What is said of a line, by its name in the catalogue. */
  lines: {
    'Elite Pro': 'Welded seams, four-way stretch, no water to carry home.',
    Essential: 'Every day, every tide. The short you pack first and wash last.',
    Volley: 'Elastic waist, short leg, no plans.',
    Tees: 'Heavy cotton and few words, for the hours between two tides.',
    Sandals: 'From the board rack to the warung and back.',
    Bikini: 'Tops and bottoms that stay where they are when the set comes in.',
    Swimsuit: 'One piece, cut to be paddled in.',
    'Rash Guard': 'Long sleeves for long mornings near the equator.',
    Dress: 'Falls over wet swimwear and is dry before you are.',
    "Women's Sandals": 'Soft straps, flat soles, sand welcome.',
  } as Readonly<Record<string, string>>,
  otherLine: 'Other styles',
  /** What a picture shows of a style. */
  views: {
    main: 'laid flat, seen from the front',
    fullBody: 'laid out on a coloured ground under palm shadow',
    close1: 'seen close, the front',
    close2: 'seen close, the fabric',
    close3: 'seen close, the finish',
  },
  noPicture: 'No image available',
  sizes: {
    title: 'Sizes',
    lead: 'Body measures in centimetres. Between two sizes: boardshorts and dresses the larger, swimwear the smaller.',
    size: 'Size',
    guides: {
      boardshorts: 'Boardshorts and volleypants',
      tees: 'Tees',
      swimwear: 'Bikinis and swimsuits',
      rashGuards: 'Rash guards',
      dresses: 'Dresses',
      sandals: 'Sandals',
    } satisfies Record<(typeof SIZE_GUIDES)[keyof typeof SIZE_GUIDES]['words'], string>,
    measures: {
      chest: 'Chest',
      bust: 'Bust',
      waist: 'Waist',
      hips: 'Hips',
      torso: 'Torso',
      arm: 'Arm',
      foot: 'Foot',
    } satisfies Record<Measure, string>,
  },
  list: {
    title: 'All styles and prices',
    columns: { code: 'Code', style: 'Style', colour: 'Colour', line: 'Line', sizes: 'Sizes', price: 'US$' },
  },
} as const;
