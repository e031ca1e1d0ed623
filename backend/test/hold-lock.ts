import { lockFolder } from '@/backend/db/folder-lock';

// Run as a process of its own: says whether it got the lock of the file it is given, and holds it until it is ended.
const [, , file = ''] = process.argv;
try {
  lockFolder(file, 'db');
  process.stdout.write('held\n');
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
