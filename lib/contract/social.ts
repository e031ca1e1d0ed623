import { z } from 'zod';
import { idSchema } from './wire';

const text = z.string().nullish();

/** A media entry of the Graph API. `instagram-posts.json` has the same fields (spec §3). */
export const instagramMediaSchema = z.object({
  id: idSchema,
  caption: text,
  media_type: z.string(),
  media_url: text,
  permalink: text,
  thumbnail_url: text,
  timestamp: text,
  children: z.object({ data: z.array(z.object({ media_url: text })) }).nullish(),
});
export type InstagramMedia = z.infer<typeof instagramMediaSchema>;

export const POST_TYPES = ['IMAGE', 'CAROUSEL_ALBUM'] as const;

/** A post with an image. For an album, `media_url` is its first image. */
export const postSchema = z.object({
  id: z.string(),
  caption: z.string(),
  media_type: z.enum(POST_TYPES),
  media_url: z.string(),
  permalink: z.string().optional(),
  timestamp: z.string().optional(),
});
export type Post = z.infer<typeof postSchema>;

/** The source of the posts. `fallback` is the local list. */
export type FeedSource = 'graph' | 'cache' | 'fallback';

/** The response to a token refresh. `expires_in` is in seconds. */
export const renewedTokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
});

export const graphFailureSchema = z.object({ error: z.object({ code: z.number().optional() }) });
