import 'server-only';
import { z } from 'zod';
import { localizedTextSchema } from '@/lib/content/art-schema';
import { isFlagCode } from './flag';

/** The background behind dark text on a rider's page (`--paper-bright`). */
const PAPER = '#fbf6ec';

const said = z.string().trim().min(1);
const ink = z.string().regex(/^#[0-9a-f]{6}$/, { error: 'expected a colour such as #083848', abort: true });
/** The two colours of a rider's page: a dark background and the light text on it. */
const inks = z
  .strictObject({ deep: ink, bright: ink })
  .refine(
    ({ deep, bright }) => Math.min(computeContrast(deep, bright), computeContrast(deep, PAPER)) >= 4.5,
    {
      message: 'deep is too light, or bright too dark: the contrast must be at least 4.5 to 1 (WCAG 2.2)',
    },
  );
const biography = z.array(said).min(2).max(3);

/** The pictures of a rider, in `public/images/riders/<slug>/<name>.jpg`. */
export const RIDER_PICTURE_NAMES = ['portrait', 'surfing', 'action-1', 'action-2'] as const;

const focalPointSchema = z
  .string()
  .regex(/^(\d|[1-9]\d|100)% (\d|[1-9]\d|100)%$/, 'expected two percentages such as 12% 60%');

const result = z.strictObject({
  place: z.int().positive(),
  event: said,
  year: z.int().min(1950).max(2100),
});

/** A picture of the rider's folder, or another picture of the site with its own alternative text. */
const photo = z.union([
  z.strictObject({ picture: z.enum(RIDER_PICTURE_NAMES), caption: localizedTextSchema }),
  z.strictObject({
    picture: z.string().startsWith('/images/'),
    caption: localizedTextSchema,
    alt: localizedTextSchema,
  }),
]);

/**
 * The schema of the files in `content/riders`. The file name is the rider's URL (spec §2 Riders,
 * docs/content.md). The six files are samples: invented people with invented results.
 */
export const riderFileSchema = z
  .strictObject({
    /** Marks a sample, with which a public shop does not start. */
    sample: z.literal(true).optional(),
    changed: z.iso.date(),
    id: z.int().positive(),
    name: said,
    /** A longer form of the name for wide screens. */
    longName: said.optional(),
    /** A second URL for the same page. */
    alias: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and hyphens')
      .optional(),
    /** ISO 3166-1 country codes. */
    flags: z.array(z.string().refine(isFlagCode, 'public/images/flags has no flag of this country')).min(1),
    title: localizedTextSchema,
    tagline: localizedTextSchema,
    home: localizedTextSchema,
    wave: said,
    stance: z.enum(['regular', 'goofy']),
    inks,
    quote: localizedTextSchema,
    biography: z.strictObject({ en: biography, id: biography }),
    results: z.array(result),
    /** Slugs of products that the rider wears. Unknown products are not shown. */
    wears: z.array(said).max(8).optional(),
    pictures: z.strictObject({
      portrait: localizedTextSchema,
      surfing: localizedTextSchema,
      'action-1': localizedTextSchema,
      'action-2': localizedTextSchema,
    }),
    /** The picture at the top of the page. */
    hero: z.enum(['surfing', 'action-1', 'action-2']).default('surfing'),
    /** The focal point of `hero`: phones show half of its width, wide screens less than half of its height. */
    focus: focalPointSchema.optional(),
    /** The focal point of the portrait in the gallery, if the usual one would cut off a hat. */
    face: focalPointSchema.optional(),
    gallery: z.array(photo),
  })
  .refine(({ name, longName }) => longName?.includes(name) ?? true, {
    path: ['longName'],
    message: 'must contain the name',
  });

export type RiderFile = z.infer<typeof riderFileSchema>;
export type ContestResult = RiderFile['results'][number];
export type RiderPictureName = (typeof RIDER_PICTURE_NAMES)[number];

function light(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance of a colour such as `#083848`, from 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    light(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, from 1 to 21. Text needs at least 4.5 (WCAG 2.2). */
export function computeContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
