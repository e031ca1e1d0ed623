/** A command was called wrongly. The message is one line. */
export class UsageError extends Error {
  override name = 'UsageError';
}
