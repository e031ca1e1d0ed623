import { join } from 'node:path';
import { type Environment, JOURNEYS_FOLDER } from './environments';
import { type Server, startServer } from './start-server';

/** Where the bundled product API of an environment keeps its database and its mails. */
export function dataFolder(environment: Environment): string {
  return join(JOURNEYS_FOLDER, `data-${environment.name}`);
}

/**
 * The bundled product API on the embedded database. Its log is `<environment>-api.log`.
 * @param more what its environment says besides
 */
export function startBundledApi(
  environment: Environment,
  data: string = dataFolder(environment),
  more: Record<string, string> = {},
): Promise<Server> {
  return startServer({
    name: `${environment.name}-api`,
    module: 'backend/main.ts',
    typescript: true,
    env: {
      PRODUCT_API_PORT: String(environment.apiPort),
      SITE_URL: environment.siteUrl,
      DATA_DIR: data,
      ...more,
    },
  });
}
