import { runCommand } from '@/backend/command/run-command';
import { HELP, readOptions, runTask } from './lock-customer';

runCommand({ kind: 'customers', help: HELP, read: readOptions, run: runTask });
