import { findErrorCode, toDatabaseError } from './database-error';

const withCode = (code: string, message = 'secret detail') => Object.assign(new Error(message), { code });

it.each([
  [withCode('ENOSPC'), 'the disk is full'],
  [new Error('could not write: No space left on device'), 'the disk is full'],
  [{ name: 'ErrnoError', errno: 51 }, 'the disk is full'],
  [withCode('28P01'), 'the user name or password is wrong'],
  [new Error('Failed query', { cause: withCode('3D000') }), 'the database does not exist'],
  [new AggregateError([withCode('ECONNREFUSED')]), 'no server responds at that address'],
  [new Error('timeout exceeded when trying to connect'), 'the server does not respond'],
  [new Error('something new\nwith a second line'), 'something new'],
])('reports in one line that %s', (error, reason) => {
  expect(toDatabaseError(error, 'here').message).toBe(`The database at here cannot be used: ${reason}`);
});

it('finds the code of a wrapped error', () => {
  expect(findErrorCode(new Error('outer', { cause: withCode('22021') }))).toBe('22021');
  expect(findErrorCode(new Error('outer'))).toBeUndefined();
});
