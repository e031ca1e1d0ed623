/** Drizzle writes a query's values into the message, where they are also a part of the stack. */
const QUERY_VALUES = /\nparams: .*(?:\n(?! {4}at ).*)*/g;

/** An error as the log has it. Other fields stay out: PostgreSQL's name the values of a row, nodemailer's a recipient. */
export function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: message.replace(QUERY_VALUES, ''),
    stack: stack?.replace(QUERY_VALUES, ''),
    ...('code' in error && { code: error.code }),
    ...('digest' in error && { digest: error.digest }),
    ...(cause !== undefined && { cause: serializeError(cause) }),
  };
}
