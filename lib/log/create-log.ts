import { type LogFn, type Logger, pino } from 'pino';
import { counter, METRICS } from '@/lib/telemetry/metrics';
import { readableLine } from './readable-line';
import { REDACTED, serializeError } from './redact';
import { currentRequestId } from './request-id';

const countRecord = counter(METRICS.logRecords);
const WARN = 40;

/** For whoever sits before a terminal; everybody else reads JSON. */
const prose = {
  write(line: string) {
    const text = readableLine(line);
    if (text !== undefined) process.stdout.write(`${text}\n`);
  },
};

/**
 * The log of a process: a record a line, with the id of the request it belongs to. Customers' data never gets into it.
 * @param name of the process, as its records carry it
 */
export function createLog(name: string): Logger {
  const options = {
    level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
    base: { name, pid: process.pid },
    mixin: () => ({ requestId: currentRequestId() }),
    redact: REDACTED,
    serializers: { err: serializeError },
    hooks: {
      logMethod(this: Logger, given: Parameters<LogFn>, write: LogFn, level: number) {
        if (level >= WARN) countRecord({ level: this.levels.labels[level] });
        write.apply(this, given);
      },
    },
  };
  return process.stdout.isTTY ? pino(options, prose) : pino(options);
}

/** What a pipe takes in one piece, in bytes: lines of two writers never get mixed up. */
const PIPE_BUF = 4_096;

/**
 * The access log of a process whose answers take microseconds: written behind them, several at once under load, and without
 * redaction, which costs ten times as much as the rest. Nothing at a terminal, where nobody could read it as it comes.
 */
export function createAccessLog(name: string): Logger {
  const isSilent = process.env.NODE_ENV === 'test' || process.stdout.isTTY;
  const options = { level: isSilent ? 'silent' : 'info', base: { name, pid: process.pid } };
  return pino(options, pino.destination({ sync: false, maxWrite: PIPE_BUF }));
}
