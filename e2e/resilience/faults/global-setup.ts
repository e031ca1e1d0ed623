import { cp, rm } from 'node:fs/promises';
import { prepareBuild, SEEDED_DATA } from '@/e2e/support/servers/builds';
import { dataFolder, startBundledApi } from '@/e2e/support/servers/bundled-api';
import { FAULT_PROXY, FAULTY_SHOP } from '@/e2e/support/servers/environments';
import { startStorefront } from '@/e2e/support/servers/storefront';
import { startProxy } from './start-proxy';

/** The shop, its product API, and between them the proxy. */
export default async function globalSetup() {
  await prepareBuild('with-catalogue');
  await rm(dataFolder(FAULTY_SHOP), { recursive: true, force: true });
  await cp(SEEDED_DATA, dataFolder(FAULTY_SHOP), { recursive: true });

  const api = await startBundledApi(FAULTY_SHOP);
  const proxy = await startProxy(FAULTY_SHOP, FAULT_PROXY);
  const storefront = await startStorefront(FAULTY_SHOP, {
    PRODUCT_API_PORT: String(FAULT_PROXY.port),
    TRUST_PROXY: '1',
  });
  return async () => {
    await storefront.stop();
    await proxy.stop();
    await api.stop();
  };
}
