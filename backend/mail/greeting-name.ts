const NAME = /^[\p{L}\p{M}\p{Zs}'’.-]{1,60}$/u;
/** What mail programs make a link of: `evil.example`. */
const HOST = /\.[\p{L}\p{M}]{2}/u;

/**
 * The name to greet a stranger by in a mail that anybody can have sent to anybody; undefined when it does not look
 * like a name but like a message.
 */
export function greetingName(fullName: string): string | undefined {
  return NAME.test(fullName) && !HOST.test(fullName) ? fullName : undefined;
}
