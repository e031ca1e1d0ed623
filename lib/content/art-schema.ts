import { z } from 'zod';

export const pictureMetadataSchema = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  dominant: z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour such as #083848'),
});

export const localizedTextSchema = z.strictObject({ en: z.string().min(1), id: z.string().min(1) });

/**
 * The schema of a picture in `public/` that a content file names. It matches the type `SitePicture` of
 * content/site-pictures.ts.
 */
export const contentPictureSchema = pictureMetadataSchema.extend({
  src: z.string().startsWith('/images/'),
  alt: localizedTextSchema,
});

const picture = contentPictureSchema.extend({ alt: z.strictObject({ en: z.string(), id: z.string() }) });
const crop = pictureMetadataSchema.extend({ src: z.string(), blur: z.string() });
const print = z.strictObject({ src: z.string(), width: z.int(), height: z.int() });

/**
 * The schema of `content/art.json`. It does not require particular pictures in a group. If one is missing,
 * the compiler reports an error in the module that uses it.
 */
export const artFileSchema = z.looseObject({
  heroes: z.record(z.string(), picture.extend({ blur: z.string(), phone: crop })),
  catalogRequest: picture.extend({ blur: z.string() }),
  yarn: picture.extend({ phone: print }),
  likes: z.array(picture.extend({ slug: z.string(), isMen: z.boolean() })),
  latestPrints: z.array(z.strictObject({ activity: z.string(), art: picture })),
  ...Object.fromEntries(['menu', 'partnerBanner'].map((name) => [name, picture])),
  ...Object.fromEntries(
    ['home', 'woman', 'about', 'pillars'].map((name) => [name, z.record(z.string(), picture)]),
  ),
  ...Object.fromEntries(['riders', 'social'].map((name) => [name, z.array(picture)])),
  prints: z.record(z.string(), print),
});
