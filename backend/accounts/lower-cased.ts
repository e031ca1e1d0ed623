/** An address in the one spelling it is kept and looked up by. */
export const lowerCased = (email: string) => email.trim().toLowerCase();
