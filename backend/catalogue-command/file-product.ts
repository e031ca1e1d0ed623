import { z } from 'zod';
import { PICTURE_VIEWS } from '@/backend/db/schema/catalogue';

const PRICE_MOST = 999_999_999_999;
const STOCK_MOST = 1_000_000;
const NAME_MOST = 200;
const WORDS_MOST = 20_000;
const ADDRESS_MOST = 2_000;

/** Control characters and halves of characters. */
const UNSHOWABLE = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

function words(most: number) {
  return z
    .string({ error: 'must be text' })
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim().normalize('NFC'))
    .max(most, `is longer than ${most} characters`)
    .refine((text) => !UNSHOWABLE.test(text), 'holds a character that cannot be shown');
}

/** A name: one line, not empty. */
export const nameSchema = words(NAME_MOST)
  .min(1, 'is missing')
  .refine((text) => !/[\n\t]/.test(text), 'must be one line');

function numberOf(what: string, most: number) {
  return z
    .number({
      error: ({ input }) => (input === '' ? 'is missing' : `${JSON.stringify(input)} is not ${what}`),
    })
    .int(`must be ${what}`)
    .min(0, 'must not be below 0')
    .max(most, `must not be above ${most}`);
}

const priceSchema = numberOf('a price: write whole rupiah, such as 1250000 or 1.250.000', PRICE_MOST);
const stockSchema = numberOf('a number of pieces, such as 12', STOCK_MOST);

const momentSchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: ({ input }) => `${JSON.stringify(input)} is not a date, such as 2025-02-03`,
  })
  .transform((text) => new Date(text).toISOString());

const optionalName = nameSchema.nullish();
const pictureSchema = words(ADDRESS_MOST).min(1, 'is missing').nullish();

const translationSchema = z.strictObject(
  { colour: words(NAME_MOST).optional(), description: words(WORDS_MOST).optional() },
  'must be an object with colour and description',
);

/** A product of a file, in the shape of the JSON one. Absent: as it is; null: none. */
export const fileProductSchema = z.strictObject(
  {
    id: nameSchema.optional(),
    name: nameSchema.optional(),
    price: priceSchema.optional(),
    colour: words(NAME_MOST).optional(),
    description: words(WORDS_MOST).optional(),
    translations: z
      .strictObject({ id: translationSchema.optional() }, 'must be an object with words by language')
      .optional(),
    category: optionalName,
    variant: optionalName,
    isFeatured: z.boolean({ error: 'write yes or no (true or false in JSON)' }).optional(),
    images: z
      .partialRecord(z.enum(PICTURE_VIEWS), pictureSchema, 'must be an object with pictures by view')
      .optional(),
    createdAt: momentSchema.optional(),
    /** Pieces by size; null takes the size out of the shop. */
    stock: z.record(nameSchema, stockSchema.nullable(), 'must be an object with pieces by size').optional(),
  },
  'must be a product, an object with its fields',
);
export type FileProduct = z.infer<typeof fileProductSchema>;
