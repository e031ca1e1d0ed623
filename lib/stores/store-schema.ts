import { z } from 'zod';
import { contentPictureSchema, localizedTextSchema } from '@/lib/content/art-schema';
import { LOCALES } from '@/lib/contract/locale';
import { WEEKDAYS } from './opening-hours';

const text = z.string().trim().min(1);

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 09:00');

const hoursSchema = z
  .strictObject({
    days: z.array(z.enum(WEEKDAYS)).min(1),
    opens: clock,
    /** If before `opens`, the time is on the next day. */
    closes: clock,
  })
  .refine(({ opens, closes }) => opens !== closes, 'opens and closes are the same');

const addressSchema = z.strictObject({
  street: text,
  district: text,
  city: text,
  province: text,
  postalCode: z.string().regex(/^\d{5}$/, 'expected five digits'),
  country: z.string().regex(/^[A-Z]{2}$/, 'expected a code of two letters such as ID'),
});

const place = z.number().int().positive().optional();

/** The schema of the files in `content/stores`. The file name is the slug. */
export const storeSchema = z
  .strictObject({
    /** Marks a sample, with which a public shop does not start. */
    sample: z.literal(true).optional(),
    changed: z.iso.date(),
    name: text,
    place: text,
    kind: z.enum(['flagship', 'store', 'outlet', 'pop-up']),
    /** True if the store has its own page. The router reads this field too. */
    page: z.boolean(),
    /** The position in each list that contains the store: `/store`, the store pages, and `/aboutus`. */
    order: z.strictObject({ list: place, page: place, about: place }),
    region: z.enum(['bali', 'lombok']),
    address: addressSchema,
    position: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    phone: z.string().regex(/^\+\d[\d ]{6,}$/, 'expected a number such as +62 361 010 0101'),
    timeZone: z.string().default('Asia/Makassar'),
    /** The opening hours in the store's time zone. Days without an entry are closed. */
    hours: z.array(hoursSchema).min(1),
    line: localizedTextSchema,
    story: z.record(z.enum(LOCALES), z.array(text).min(1)),
    directions: localizedTextSchema,
    /** Without a picture, the store's drawn map is shown. */
    picture: contentPictureSchema.optional(),
  })
  .refine(({ page, order }) => page === (order.page !== undefined), 'page and order.page contradict');

export type StoreHours = z.infer<typeof hoursSchema>;
export type Store = z.infer<typeof storeSchema> & { slug: string };
