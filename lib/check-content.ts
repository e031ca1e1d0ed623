// Reads every rider, store, activity, article and picture as the pages do, and says what is wrong with any of them: run before a build,
// which would stop at the first and show where in the code it was met. Runs under the condition `react-server`,
// because what reads them belongs to the server.
import { allActivities } from '@/lib/activities/activities';
import { listArticles } from '@/lib/blog/articles';
import { artFileSchema } from '@/lib/content/art-schema';
import { ContentFaults, readContent } from '@/lib/content/read-content';
import { LOCALES } from '@/lib/contract/locale';
import { listRiders } from '@/lib/riders/riders';
import { allStores } from '@/lib/stores/stores';

function faultsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentFaults) return error.faults;
    throw error;
  }
}

const readArt = () => readContent('art.json', artFileSchema);
const articles = LOCALES.map((locale) => () => listArticles(locale));
const faults = new Set([readArt, listRiders, allStores, allActivities, ...articles].flatMap(faultsOf));
for (const fault of faults) process.stdout.write(`${fault}\n`);
// The channel to whoever started this would keep the process waiting.
process.exit(faults.size > 0 ? 1 : 0);
