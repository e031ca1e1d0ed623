import { parseArgs } from 'node:util';

const HELP = `npm run bench -- [options]     the shop beside a bare Next app (the floor), as ratios
npm run bench -- growth        the shop on a large catalogue beside the sample, as ratios

  --only bytes|visit|load  one part of it: page weight, what a visitor waits for, or load on the servers
  --only pages        every public page by Lighthouse, which is not in the whole: ten minutes
  --passes N          load passes of each site, page and encoding; medians are reported (3)
  --seconds S         length of a pass (5)
  --connections N     open connections of the load (32)
  --products N        of the large catalogue, with six stock items each (5000)
  --json FILE         also write everything measured
  --help`;

const PARTS = ['bytes', 'visit', 'load'];
/** Measured when asked for alone. */
const PAGES = 'pages';

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
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      passes: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '5' },
      connections: { type: 'string', default: '32' },
      products: { type: 'string', default: '5000' },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { only, json } = values;
  const [what, ...more] = positionals;
  if ((what !== undefined && what !== 'growth') || more.length > 0) {
    throw new Error(`There is no '${positionals.join(' ')}' to measure, only growth.`);
  }
  if (only !== undefined && ![...PARTS, PAGES].includes(only)) {
    throw new Error(`--only must be ${PARTS.join(', ')} or ${PAGES}, not '${only}'.`);
  }
  return {
    help: values.help ? HELP : undefined,
    growth: what === 'growth',
    pages: only === PAGES,
    ...Object.fromEntries(PARTS.map((part) => [part, only === undefined || only === part])),
    passes: positive('passes', values.passes),
    seconds: positive('seconds', values.seconds),
    connections: positive('connections', values.connections),
    products: positive('products', values.products),
    json,
  };
}
