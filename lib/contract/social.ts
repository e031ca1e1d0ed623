import { z } from 'zod';
import { idSchema } from './wire';

const text = z.string().nullish();

/** One entry of the account's media, as the Graph API tells it, and as `instagram-posts.json` does (spec §3). */
export const mediaSchema = z.object({
  id: idSchema,
  caption: text,
  media_type: z.string(),
  media_url: text,
  permalink: text,
  thumbnail_url: text,
  timestamp: text,
  children: z.object({ data: z.array(z.object({ media_url: text })) }).nullish(),
});
export type Media = z.infer<typeof mediaSchema>;

export const POST_TYPES = ['IMAGE', 'CAROUSEL_ALBUM'] as const;

/** A post with a picture. `media_url` is that picture's: of an album, its first. */
export const postSchema = z.object({
  id: z.string(),
  caption: z.string(),
  media_type: z.enum(POST_TYPES),
  media_url: z.string(),
  permalink: z.string().optional(),
  timestamp: z.string().optional(),
});
export type Post = z.infer<typeof postSchema>;

/** Where the posts of an answer come from; `fallback` is the local list. */
export type FeedSource = 'graph' | 'cache' | 'fallback';

/** What the Graph API answers when it is asked for another token: `expires_in` is in seconds. */
export const freshTokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
});

export const graphFailureSchema = z.object({ error: z.object({ code: z.number().optional() }) });
