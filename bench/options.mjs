import { parseArgs } from 'node:util';

const HELP = `npm run bench -- [options]     the shop beside a bare Next app (the floor), as ratios

  --only bytes|load   one half of it: page weight, or load on the servers
  --passes N          load passes of each site, page and encoding; medians are reported (3)
  --seconds S         length of a pass (5)
  --connections N     open connections of the load (32)
  --json FILE         also write everything measured
  --help`;

function positive(name, text) {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} must be a whole number above 0, not '${text}'.`);
}

/**
 * The options of a run; `help` is the text to print instead of running.
 * @throws when an option is unknown or wrong
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      passes: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '32' },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { only, json } = values;
  if (only !== undefined && only !== 'bytes' && only !== 'load') {
    throw new Error(`--only must be bytes or load, not '${only}'.`);
  }
  return {
    help: values.help ? HELP : undefined,
    bytes: only !== 'load',
    load: only !== 'bytes',
    passes: positive('passes', values.passes),
    seconds: positive('seconds', values.seconds),
    connections: positive('connections', values.connections),
    json,
  };
}
