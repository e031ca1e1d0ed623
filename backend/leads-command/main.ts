import { fromHere } from '@/backend/command/from-here';
import { runCommand } from '@/backend/command/run-command';
import { HELP, readOptions } from './options';
import { runTask } from './run-task';

runCommand({
  kind: 'leads',
  read(args) {
    const options = readOptions(args);
    if (options.command === 'help') return { help: HELP };
    return { task: { ...options, file: options.file === undefined ? undefined : fromHere(options.file) } };
  },
  run: runTask,
});
