import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEGAL_PAGES } from '@/content/legal-pages';
import { SITE } from '@/content/site';
import { isLiveShop, LIVE_SHOP_CONDITION } from './public-shop';

const REFUSED = `refused ${LIVE_SHOP_CONDITION}`;

/** Returns the names of the JSON files of a folder that are marked as samples. */
function listSampleFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .filter((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).sample === true)
    .map((name) => name.replace(/\.json$/, ''));
}

function sampleFileErrors(folder: string): string[] {
  const names = listSampleFiles(folder);
  if (names.length === 0) return [];
  return [`${folder} has samples, ${REFUSED}. Replace or delete them: ${names.join(', ')}`];
}

/** Returns an error if an address to which customers write is a sample. `place` is the file that names it. */
export function listSampleAddressErrors(address: string, place: string): string[] {
  if (!/\.example$/i.test(address)) return [];
  return [
    `${place} has the sample address ${address}, ${REFUSED}. Replace it with an address that somebody reads`,
  ];
}

function legalTextErrors(): string[] {
  const names = Object.entries(LEGAL_PAGES)
    .filter(([, page]) => 'sample' in page && page.sample)
    .map(([name]) => name);
  if (names.length === 0) return [];
  return [
    `content/legal has sample texts, ${REFUSED}. Have them checked, then remove their marks in content/legal-pages.ts: ${names.join(', ')}`,
  ];
}

/** Lists the samples in `content/` that keep a public shop from starting, one line each. */
export function listSampleContent(variables: Record<string, string | undefined>): string[] {
  if (!isLiveShop(variables)) return [];
  return [
    ...listSampleAddressErrors(SITE.contact.email, 'content/site.ts'),
    ...sampleFileErrors('content/riders'),
    ...sampleFileErrors('content/stores'),
    ...legalTextErrors(),
  ];
}
