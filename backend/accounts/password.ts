import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id, which the package exports as a const enum that isolated modules cannot read. */
const ARGON2ID = 2 satisfies Algorithm.Argon2id;

/** OWASP's first recommendation: 19 MiB, two passes, one lane. */
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password typed on another keyboard (NIST 800-63B, 3.1.1.2). */
const normal = (password: string) => password.normalize('NFKC');

/** The hash of a password nobody has, so that an unknown address costs the same time as a known one. */
const NOBODY = hash('nobody', COST);

/** What is stored of a password: the argon2id string, parameters and salt included. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), COST);

/** Whether the password matches the hash. Without a hash it takes as long and never matches. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? (await NOBODY), normal(password));
  return right && passwordHash !== undefined;
}
