import { runCommand } from '@/backend/command/run-command';
import { HELP, readOptions } from './options';
import { runTask } from './run-task';

runCommand({
  kind: 'customers',
  read(args) {
    const options = readOptions(args);
    return options.command === 'help' ? { help: HELP } : { task: options };
  },
  run: runTask,
});
