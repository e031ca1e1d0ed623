import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listProducts } from '@/backend/catalogue/lists';
import { catalogueDesk } from '@/backend/test/catalogue-desk';
import { openTestDatabase } from '@/backend/test/open-test-database';
import { env } from '@/lib/env';
import { pictureId, readFacts } from '@/lib/pictures/picture-store';

const PICTURE = 'public/images/products/uluwatu-elite-pro/main.jpg';
const CSV = 'name,price,picture\nNew Tee,150.000,tee.jpg\n';

it('is done before a page can show a picture, and not for a file that is only looked at', async () => {
  const { db, close } = await openTestDatabase();
  const desk = await catalogueDesk(db);
  const store = env.PICTURES_DIR;
  env.PICTURES_DIR = await mkdtemp(join(tmpdir(), 'segara-store-'));
  try {
    await copyFile(PICTURE, join(desk.folder, 'tee.jpg'));
    const encoded = async () => {
      const [tee] = (await listProducts(db)).filter(({ name }) => name === 'New Tee');
      const [, content = ''] = /^\/pictures\/(\w+)\.jpg$/.exec(tee?.image[0]?.url ?? '') ?? [];
      return readFacts(pictureId(content));
    };
    await desk.import(CSV, { apply: false });
    expect(await encoded()).toBeUndefined();
    await desk.import(CSV);
    expect(await encoded()).toMatchObject({ width: 1200, height: 1500 });
  } finally {
    await rm(env.PICTURES_DIR, { recursive: true });
    env.PICTURES_DIR = store;
    await desk.close();
    await close();
  }
});
