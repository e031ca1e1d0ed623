import { lockFolder } from '@/backend/db/folder-lock';

// Runs in a separate process. Locks the given file, reports success, and holds the lock until the process is
// killed.
const [, , file = ''] = process.argv;
try {
  lockFolder(file, 'db');
  process.stdout.write('held\n');
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
