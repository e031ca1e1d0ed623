/** Fields that identify a customer or give access to an account. */
const PERSONAL = [
  ...['token', 'authorization', 'cookie', 'password', 'email', 'recipient', 'phone'],
  ...['firstName', 'lastName', 'fullName', 'customerName', 'receiptName', 'address'],
];

/** The paths of the personal fields for pino, up to three levels deep. */
export const REDACTED_LOG_PATHS = PERSONAL.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** Drizzle appends the values of a query to the error message, which is also part of the stack. */
const QUERY_VALUES = /\nparams: .*(?:\n(?! {4}at ).*)*/g;

/**
 * Serializes an error without its other fields: PostgreSQL errors contain row values, nodemailer errors
 * contain recipients.
 */
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

/**
 * Returns the network of an address (/24 or /48). It shows where a flood comes from, but not who sent a
 * request.
 */
export function maskIpAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!plain.includes(':')) return plain.replace(/\.\d+$/, '.0/24');
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::/48`;
}
