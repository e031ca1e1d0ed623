import type { WantedProduct } from '@/backend/catalogue-command/wanted';
import type { Fault } from '@/backend/command/fault';
import { PICTURE_VIEWS } from '@/backend/db/schema/catalogue';
import { type FoundPicture, findPicture, type Places } from './find-picture';

/** The addresses of what the products call their pictures, the files to copy for them, and what is wrong. */
export type FoundPictures = {
  addresses: Map<string, string>;
  files: Map<string, string>;
  faults: Fault[];
};

type Mention = { text: string; line: number; field: string };

function mentionsIn({ line, images }: WantedProduct): Mention[] {
  return PICTURE_VIEWS.flatMap((view) => {
    const text = images?.[view];
    return text ? [{ text, line, field: `picture (${view})` }] : [];
  });
}

/**
 * Finds every picture the products name, each once.
 * @param known addresses that are in the catalogue already; they are not looked for
 */
export async function findPictures(
  products: WantedProduct[],
  places: Places,
  known: Set<string>,
): Promise<FoundPictures> {
  const found = new Map<string, FoundPicture>([...known].map((address) => [address, { address }]));
  const pictures: FoundPictures = { addresses: new Map(), files: new Map(), faults: [] };
  for (const { text, ...place } of products.flatMap(mentionsIn)) {
    const picture = found.get(text) ?? (await findPicture(text, places));
    found.set(text, picture);
    if ('wrong' in picture) {
      pictures.faults.push({ ...place, text: picture.wrong });
      continue;
    }
    pictures.addresses.set(text, picture.address);
    if (picture.file) pictures.files.set(picture.address, picture.file);
  }
  return pictures;
}
