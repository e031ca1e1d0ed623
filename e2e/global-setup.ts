import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareBuild, SEEDED_DATA } from './support/servers/builds';
import { dataFolder, startBundledApi } from './support/servers/bundled-api';
import { JOURNEYS_FOLDER, SHOP } from './support/servers/environments';
import { startStorefront } from './support/servers/storefront';
import { packSnapshots } from './support/snapshots/snapshots';

/** The shop that most journeys share: built, stocked, and with nobody in it yet. */
export default async function globalSetup() {
  await prepareBuild('with-catalogue');
  await rm(join(JOURNEYS_FOLDER, 'logs'), { recursive: true, force: true });
  await rm(dataFolder(SHOP), { recursive: true, force: true });
  await cp(SEEDED_DATA, dataFolder(SHOP), { recursive: true });

  const api = await startBundledApi(SHOP);
  const storefront = await startStorefront(SHOP, { PRODUCT_API_PORT: String(SHOP.apiPort) });
  return async () => {
    await storefront.stop();
    await api.stop();
    if (process.env.UPDATE_PICTURES === 'true') await packSnapshots();
  };
}
