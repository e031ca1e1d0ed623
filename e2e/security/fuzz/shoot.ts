import fc from 'fast-check';
import { type Call, callsTo, send, type Target } from './call';

/** Requests under way at once. */
const SALVO = 10;

/** A request to the target of that place in the list. */
type Shot = { aim: number; call: Call };

/** A request as a failure shows it. */
function words({ method, url, headers, body }: Call): string {
  return `${method} ${url} ${JSON.stringify(headers)} ${JSON.stringify(body?.toString('latin1').slice(0, 500))}`;
}

async function fire(target: Target | undefined, call: Call): Promise<string[]> {
  const answer = await send(call);
  const fault = target?.judge(answer, call);
  return fault ? [`${words(call)}\n→ ${answer.status} ${answer.text.slice(0, 300)}\n${fault}`] : [];
}

/**
 * Sends so many requests to targets drawn at random, some at once.
 * @throws Error with the requests that were answered otherwise than the contract says
 */
export async function shoot(targets: Target[], requests: number, seed: number): Promise<void> {
  const shots = targets.map((target, aim) => callsTo(target).map((call): Shot => ({ aim, call })));
  const salvo = fc.array(fc.oneof(...shots), { minLength: SALVO, maxLength: SALVO });
  for (const fired of fc.sample(salvo, { numRuns: Math.ceil(requests / SALVO), seed })) {
    const faults = await Promise.all(fired.map(({ aim, call }) => fire(targets[aim], call)));
    if (faults.flat().length > 0) throw new Error(faults.flat().join('\n\n'));
  }
}
