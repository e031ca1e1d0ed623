import { runCommand } from '@/backend/command/run-command';
import { HELP, readOptions, runTask } from './run-task';

runCommand({ kind: 'backup', help: HELP, read: readOptions, run: runTask });
