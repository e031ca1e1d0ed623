import { z } from 'zod';

const address = z.string().trim().min(1);

/** A picture of the 'You might like' strip (contract, Content API): its address is `image` or else `url`. */
export const likeSchema = z
  .object({ image: address.nullish(), url: address.nullish(), alt: z.string().nullish() })
  .transform(({ image, url, alt }) => ({ address: image ?? url, alt: alt ?? '' }))
  .pipe(z.object({ address, alt: z.string() }));
export type Like = z.infer<typeof likeSchema>;
