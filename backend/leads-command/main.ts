import { runCommand } from '@/backend/command/run-command';
import { runTask } from './export-leads';
import { HELP, readOptions } from './options';

runCommand({ kind: 'leads', help: HELP, read: readOptions, run: runTask });
