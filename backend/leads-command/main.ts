import { runCommand } from '@/backend/command/run-command';
import { HELP, readOptions, runTask } from './export-leads';

runCommand({ kind: 'leads', help: HELP, read: readOptions, run: runTask });
