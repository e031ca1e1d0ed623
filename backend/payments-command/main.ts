import { runCommand } from '@/backend/command/run-command';
import { HELP, readOptions, runTask } from './settle-refunds';

runCommand({ kind: 'payments', help: HELP, read: readOptions, run: runTask });
