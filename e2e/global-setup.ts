import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareBuild } from './support/servers/builds';
import { JOURNEYS_FOLDER, SHARED_SHOP } from './support/servers/environments';
import { startSeededShop, startStorefront, startWithNextStart } from './support/servers/storefront';
import { compressSnapshots } from './support/snapshots/snapshots';

/** Builds, seeds and starts the shop that most tests share. With NEXT_START=1 `next start` serves it. */
export default async function globalSetup() {
  await prepareBuild('with-catalogue');
  await rm(join(JOURNEYS_FOLDER, 'logs'), { recursive: true, force: true });
  const start = process.env.NEXT_START === '1' ? startWithNextStart : startStorefront;
  const [api, storefront] = await startSeededShop(SHARED_SHOP, {}, start);
  return async () => {
    await storefront.stop();
    await api.stop();
    if (process.env.UPDATE_PICTURES === 'true') await compressSnapshots();
  };
}
