import { z } from 'zod';

/** What a page knows of a picture before it is there: its size in pixels and its main colour. */
export const pictureFactsSchema = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  dominant: z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour such as #083848'),
});

/** A text in every language. */
export const wordsSchema = z.strictObject({ en: z.string().min(1), id: z.string().min(1) });

/** A picture in `public/` as a content file names it; the same as `Art` of content/art/art.ts. */
export const artSchema = pictureFactsSchema.extend({
  src: z.string().startsWith('/images/'),
  alt: wordsSchema,
});
