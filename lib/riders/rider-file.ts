import 'server-only';
import { z } from 'zod';
import { wordsSchema } from '@/lib/content/art-schema';
import { contrast } from './contrast';
import { isFlag } from './flag';

/** What words besides the bright ink are set in (`--paper-bright`). */
const PAPER = '#fbf6ec';

const said = z.string().trim().min(1);
const ink = z.string().regex(/^#[0-9a-f]{6}$/, { error: 'expected a colour such as #083848', abort: true });
/** The ground a page is printed on in a dark ink, and the light one that is read on it. */
const inks = z
  .strictObject({ deep: ink, bright: ink })
  .refine(({ deep, bright }) => Math.min(contrast(deep, bright), contrast(deep, PAPER)) >= 4.5, {
    message: 'deep is too light, or bright too dark, to be read (WCAG 2.2 asks for 4.5 to 1)',
  });
const biography = z.array(said).min(2).max(3);

/** The pictures in a rider's folder, `public/images/riders/<slug>/<name>.jpg`. */
export const RIDER_PICTURES = ['portrait', 'surfing', 'action-1', 'action-2'] as const;

const result = z.strictObject({
  place: z.int().positive(),
  event: said,
  year: z.int().min(1950).max(2100),
});

/** A picture of the folder, or one of ours from elsewhere, which then says what it shows. */
const photo = z.union([
  z.strictObject({ picture: z.enum(RIDER_PICTURES), caption: wordsSchema }),
  z.strictObject({ picture: z.string().startsWith('/images/'), caption: wordsSchema, alt: wordsSchema }),
]);

/**
 * What a file of `content/riders` says; its name is the rider's address (spec §2 Riders, docs/content.md).
 * The six there are samples: invented people with invented results.
 */
export const riderFileSchema = z
  .strictObject({
    /** When their words or pictures last changed. */
    changed: z.iso.date(),
    /** Their order in the list. */
    id: z.int().positive(),
    name: said,
    /** As a wide screen has room for: their name with more around it. */
    longName: said.optional(),
    /** A second address, which shows the same page. */
    alias: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and hyphens')
      .optional(),
    /** Countries by their ISO 3166-1 code. */
    flags: z.array(z.string().refine(isFlag, 'no country of this code has a flag')).min(1),
    title: wordsSchema,
    tagline: wordsSchema,
    home: wordsSchema,
    /** The wave they know best, by its name. */
    wave: said,
    stance: z.enum(['regular', 'goofy']),
    inks,
    quote: wordsSchema,
    biography: z.strictObject({ en: biography, id: biography }),
    results: z.array(result),
    /** What each picture of the folder shows. */
    pictures: z.strictObject({
      portrait: wordsSchema,
      surfing: wordsSchema,
      'action-1': wordsSchema,
      'action-2': wordsSchema,
    }),
    gallery: z.array(photo),
  })
  .refine(({ name, longName }) => longName?.includes(name) ?? true, {
    path: ['longName'],
    message: 'holds the name and more',
  });

export type RiderFile = z.infer<typeof riderFileSchema>;
export type RiderResult = RiderFile['results'][number];
export type RiderPictureName = (typeof RIDER_PICTURES)[number];
