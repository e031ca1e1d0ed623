import { fromHere } from '@/backend/command/from-here';
import { runCommand } from '@/backend/command/run-command';
import { HELP, type Options, readOptions } from './options';
import { runTask } from './run-task';
import type { Task } from './task';

function taskOf(options: Exclude<Options, { command: 'help' }>): Task {
  if (options.command === 'import') return { ...options, file: fromHere(options.file) };
  return { ...options, file: options.file === undefined ? undefined : fromHere(options.file) };
}

runCommand({
  kind: 'catalogue',
  read(args) {
    const options = readOptions(args);
    return options.command === 'help' ? { help: HELP } : { task: taskOf(options) };
  },
  run: runTask,
});
