import { z } from 'zod';

export const ACCESS_LOG_MESSAGE = 'request';

// The level numbers and field names are those of pino.
const recordSchema = z.looseObject({ level: z.number(), time: z.number(), msg: z.string().default('') });
const HIDDEN = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'name', 'requestId']);
const WARN = 40;
const ERROR = 50;

function mark(level: number): string {
  if (level >= ERROR) return ' error:';
  return level >= WARN ? ' warning:' : '';
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Returns whether a line is a log record. */
export const isLogRecord = (line: string): boolean => recordSchema.safeParse(parse(line)).success;

/** Returns whether a log line is a warning or an error. */
export function isWarningLine(line: string): boolean {
  const { data: record } = recordSchema.safeParse(parse(line));
  return record !== undefined && record.level >= WARN;
}

/**
 * Formats a log record for people: `12:03:41 mail sent link=…`. Returns other lines unchanged.
 * @returns undefined for access log records, which would flood a terminal
 */
export function formatLogLine(line: string): string | undefined {
  const { data: record } = recordSchema.safeParse(parse(line));
  if (!record) return line.trimEnd();
  if (record.msg === ACCESS_LOG_MESSAGE) return undefined;

  const time = new Date(record.time).toTimeString().slice(0, 8);
  const details = Object.entries(record)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return `${time}${mark(record.level)} ${record.msg}${details.join('')}`;
}
