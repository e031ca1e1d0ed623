import { z } from 'zod';
import type { Art } from '@/content/art';
import { artSchema, pictureFactsSchema } from '@/lib/content/art-schema';
import type { ProseBlock } from '@/lib/prose/prose';

/** What `article.json` of an article says; its words are in a Markdown file for each language. */
export const articleFactsSchema = z.strictObject({
  /** The days it came out and was last changed. */
  published: z.iso.date(),
  changed: z.iso.date().optional(),
  cover: artSchema,
  /** The pictures in its text by their file name, which lie in the cover's folder. */
  pictures: z.record(z.string(), pictureFactsSchema).default({}),
});

/** A picture in an article's text. */
type ArticlePicture = { src: string; width: number; height: number; dominant: string };

/** An article in one language. */
export type Article = {
  /** Its folder, and the last part of its address. */
  name: string;
  path: `/blog/${string}`;
  title: string;
  /** What it is about, in a sentence or two. */
  lead: string;
  cover: Art;
  /** ISO dates. */
  published: string;
  changed: string;
  /** How long it takes to read. */
  minutes: number;
  words: number;
  blocks: ProseBlock[];
  /** By the name under which the text mentions them. */
  pictures: ReadonlyMap<string, ArticlePicture>;
};
