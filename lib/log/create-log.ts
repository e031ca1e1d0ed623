import { type LogFn, type Logger, pino } from 'pino';
import { createCounter, METRICS } from '@/lib/telemetry/metrics';
import { formatLogLine } from './readable-line';
import { REDACTED_LOG_PATHS, serializeError } from './redact';
import { getCurrentRequestId } from './request-id';

const countRecord = createCounter(METRICS.logRecords);
const WARN = 40;

/** Writes readable lines for terminals. Other outputs get JSON. */
const prose = {
  write(line: string) {
    const text = formatLogLine(line);
    if (text !== undefined) process.stdout.write(`${text}\n`);
  },
};

/**
 * Creates the log of a process, with one record per line that carries the current request id. Personal data
 * is redacted.
 * @param name the process name in each record
 */
export function createLog(name: string): Logger {
  const options = {
    level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
    base: { name, pid: process.pid },
    mixin: () => ({ requestId: getCurrentRequestId() }),
    redact: REDACTED_LOG_PATHS,
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

/** Pipes write this many bytes atomically, so lines of two writers are never mixed. */
const PIPE_BUF = 4_096;

/**
 * Creates the access log. It writes asynchronously. It does not redact, because that would cost ten times as
 * much as everything else that the log does. It is silent on a terminal, where it would flood the output.
 */
export function createAccessLog(name: string): Logger {
  const isSilent = process.env.NODE_ENV === 'test' || process.stdout.isTTY;
  const options = { level: isSilent ? 'silent' : 'info', base: { name, pid: process.pid } };
  return pino(options, pino.destination({ sync: false, maxWrite: PIPE_BUF }));
}
