// Checks all riders, stores, activities, articles and pictures and reports every error. It runs before a
// build, which would stop at the first error with a stack trace. It runs with the Node.js condition
// `react-server`, because the modules that read content are server-only.
import { listActivities } from '@/lib/activities/activities';
import { listArticles } from '@/lib/blog/articles';
import { artFileSchema } from '@/lib/content/art-schema';
import { ContentErrors, readContent } from '@/lib/content/read-content';
import { LOCALES } from '@/lib/contract/locale';
import { listRiders } from '@/lib/riders/riders';
import { listStores } from '@/lib/stores/stores';

function listErrors(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentErrors) return error.errors;
    throw error;
  }
}

const readArt = () => readContent('art.json', artFileSchema);
const articles = LOCALES.map((locale) => () => listArticles(locale));
const errors = new Set([readArt, listRiders, listStores, listActivities, ...articles].flatMap(listErrors));
for (const error of errors) process.stdout.write(`${error}\n`);
// The IPC channel to the parent process would keep this process alive.
process.exit(errors.size > 0 ? 1 : 0);
