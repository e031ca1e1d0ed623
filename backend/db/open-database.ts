import type { OpenedDatabase } from './database';
import { openEmbedded } from './open-embedded';
import { openServer } from './open-server';

type Place = { databaseUrl: string | undefined; dataDir: string; onIdleError: (error: Error) => void };

/**
 * Opens PostgreSQL by its address, or the embedded one under the data folder when there is none.
 * @throws DatabaseError one line that says why not
 */
export function openDatabase({ databaseUrl, dataDir, onIdleError }: Place): Promise<OpenedDatabase> {
  return databaseUrl ? openServer(databaseUrl, onIdleError) : openEmbedded(dataDir);
}
