import { inspect } from 'node:util';
import { isNativeError } from 'node:util/types';

/** The error when the database cannot be opened. The message is one line and contains no password. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EACCES: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'the path is not a folder',
  ECONNREFUSED: 'no server responds at that address',
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host name cannot be looked up',
  ETIMEDOUT: 'the server does not respond',
  EHOSTUNREACH: 'the host cannot be reached',
  ECONNRESET: 'the server ended the connection',
  '28P01': 'the user name or password is wrong',
  '28000': 'this user may not log in',
  '3D000': 'the database does not exist',
  '42501': 'this user may not change that database',
  '53300': 'the server allows no more connections',
  '57P03': 'the server is still starting',
};

/** Yields the error and all nested errors: causes, and the errors of an AggregateError. */
function* chainOf(error: unknown): Generator<Error> {
  if (!isNativeError(error)) return;
  yield error;
  yield* chainOf(error.cause);
  if ('errors' in error && Array.isArray(error.errors)) for (const part of error.errors) yield* chainOf(part);
}

/** Returns the code of the first error in the chain that has one: a PostgreSQL SQLSTATE or a system error code. */
export function findErrorCode(error: unknown): string | undefined {
  for (const link of chainOf(error)) {
    if ('code' in link && typeof link.code === 'string') return link.code;
  }
  return undefined;
}

/**
 * Names of WebAssembly's errno numbers. The file system of the embedded database throws plain objects with
 * these numbers.
 */
const NAME_OF_NUMBER: Record<number, string> = { 2: 'EACCES', 51: 'ENOSPC', 54: 'ENOTDIR', 69: 'EROFS' };

function codeOfObject(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('errno' in error)) return undefined;
  return NAME_OF_NUMBER[Number(error.errno)];
}

function reasonOf(error: unknown): string | undefined {
  const code = findErrorCode(error) ?? codeOfObject(error);
  if (code && REASONS[code]) return REASONS[code];
  const messages = [...chainOf(error)].map(({ message }) => message).join('\n');
  if (/no space left/i.test(messages)) return REASONS.ENOSPC;
  if (/timeout|timed out/i.test(messages)) return REASONS.ETIMEDOUT;
  return undefined;
}

/**
 * Converts an error of opening or migrating a database to a DatabaseError of one line. `place` names the
 * database without its password.
 */
export function toDatabaseError(error: unknown, place: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const lines = isNativeError(error)
    ? error.message.split('\n')
    : [inspect(error, { breakLength: Infinity })];
  const reason = reasonOf(error) ?? lines[0];
  return new DatabaseError(`The database at ${place} cannot be used: ${reason}`, { cause: error });
}
