import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { mediaSchema, type Post } from '@/lib/contract/social';
import { log } from '@/lib/log/log';
import { tolerantList } from '@/lib/upstream/upstream';
import { selectPosts } from './graph';

const FILE = join(process.cwd(), 'public', 'instagram-posts.json');
const listSchema = z.object({ posts: tolerantList(mediaSchema, 'instagram-posts.json') });

/** The posts that a brand has laid down for the time without a feed (spec §7); none when there is no readable file. */
export async function readLocalPosts(): Promise<Post[]> {
  try {
    return selectPosts(listSchema.parse(JSON.parse(await readFile(FILE, 'utf8'))).posts);
  } catch (error) {
    log.warn({ err: error }, 'public/instagram-posts.json could not be read');
    return [];
  }
}
