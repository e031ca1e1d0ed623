import { join } from 'node:path';
import { JOURNEYS_FOLDER, type Stand } from './stands';
import { type Server, startServer } from './start-server';

/** Where the bundled product API of a stand keeps its database and its mails. */
export function dataFolder(stand: Stand): string {
  return join(JOURNEYS_FOLDER, `data-${stand.name}`);
}

/**
 * The bundled product API on the embedded database. Its log is `<stand>-api.log`.
 * @param more what its environment says besides
 */
export function startBundledApi(
  stand: Stand,
  data: string = dataFolder(stand),
  more: Record<string, string> = {},
): Promise<Server> {
  return startServer({
    name: `${stand.name}-api`,
    module: 'backend/main.ts',
    typescript: true,
    env: { PRODUCT_API_PORT: String(stand.apiPort), SITE_URL: stand.siteUrl, DATA_DIR: data, ...more },
  });
}
