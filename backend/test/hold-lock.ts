import { lockFolder } from '@/backend/db/folder-lock';

// A separate process that locks the given file, reports success, and holds the lock until it is killed.
const [, , file = ''] = process.argv;
try {
  lockFolder(file, 'db');
  process.stdout.write('held\n');
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
