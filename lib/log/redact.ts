/** What identifies a customer or opens an account. */
const PERSONAL = [
  ...['token', 'authorization', 'cookie', 'password', 'email', 'recipient', 'phone'],
  ...['firstName', 'lastName', 'fullName', 'customerName', 'receiptName', 'address'],
];

/** Those fields, wherever they stand in a record; in the paths of pino. */
export const REDACTED = PERSONAL.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

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

/** The network of an address, /24 or /48: enough to see where a flood comes from, too little to tell who it was. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!plain.includes(':')) return plain.replace(/\.\d+$/, '.0/24');
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::/48`;
}
