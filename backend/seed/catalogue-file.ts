import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const name = z.string().min(1);
const picture = z.string().min(1);

const fileSchema = z.object({
  categories: z.array(name),
  variants: z.array(z.object({ name, isMen: z.boolean() })),
  sizes: z.array(name),
  products: z.array(
    z.object({
      id: name,
      name,
      price: z.number().int().nonnegative(),
      colour: z.string(),
      description: z.string(),
      translations: z.object({ id: z.object({ colour: z.string(), description: z.string() }) }),
      category: name,
      variant: name,
      isFeatured: z.boolean(),
      images: z.object({
        main: picture,
        fullBody: picture,
        close1: picture,
        close2: picture,
        close3: picture,
      }),
      createdAt: z.iso.datetime().transform((moment) => new Date(moment)),
      stock: z.record(name, z.number().int().nonnegative()),
    }),
  ),
});

/** The sample catalogue as its file has it: names refer to names, stock is by size. */
export type CatalogueFile = z.infer<typeof fileSchema>;

/** Reads the sample catalogue. @throws ZodError when the file is not one */
export async function readCatalogueFile(): Promise<CatalogueFile> {
  const text = await readFile(new URL('./catalogue.json', import.meta.url), 'utf8');
  return fileSchema.parse(JSON.parse(text));
}
