// `npm run bench`: compares the shop in one run with the floor, a bare Next.js app in bench/floor
// (docs/performance.md).
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitAfterCleanup, exitOnSignal, runBeforeExit } from '../scripts/launch/process.mjs';
import { measureBytes } from './bytes.mjs';
import { measureGrowth } from './growth.mjs';
import { measureInteractions } from './interactions.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLoad } from './load.mjs';
import { measurePictures } from './pictures.mjs';
import { describeMachine } from './processes.mjs';
import { formatTable } from './report.mjs';
import { logProgress, PROJECT_FOLDER, startSites } from './sites.mjs';
import { measureStart } from './start.mjs';

const HELP = `npm run bench -- [options]   compares the shop with a bare Next.js app, the floor

  --only PART[,PART]   start, growth, pictures, bytes, lighthouse, interactions, load
  --passes N           load passes of each site and page (3)
  --seconds S          length of a pass (5)
  --connections N      connections of the load (32)
  --products N         size of the large catalogue (5000)`;

/** The parts in their order. `pictures` measures images that nobody has requested yet, so no part on its sites runs before. */
const PARTS = {
  start: measureStart,
  growth: measureGrowth,
  pictures: measurePictures,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
  load: measureLoad,
};
/** The parts that build sites of their own. The others compare the same running sites. */
const OWN_SITES = ['start', 'growth'];

function readOptions() {
  const text = (value) => ({ type: 'string', default: value });
  const { values } = parseArgs({
    options: {
      only: text(Object.keys(PARTS).join(',')),
      passes: text('3'),
      seconds: text('5'),
      connections: text('32'),
      products: text('5000'),
      help: { type: 'boolean' },
    },
  });
  const { only, help, ...numbers } = values;
  const chosen = only.split(',');
  const unknown = chosen.find((part) => !(part in PARTS));
  if (unknown) throw new Error(`Unknown part ${unknown}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  const limits = Object.entries(numbers).map(([name, value]) => [name, Number(value)]);
  return { chosen, help, ...Object.fromEntries(limits) };
}

/** Creates a folder. It is removed at the end, after the programs that use it have stopped. */
async function makeWorkplace(name) {
  // The start is measured outside of the project, so that npm and Next.js find no other package.json.
  const parent = name === 'start' ? tmpdir() : join(PROJECT_FOLDER, '.tmp');
  const workplace = join(parent, `bench-${name}-${process.pid}`);
  await mkdir(workplace, { recursive: true });
  runBeforeExit(() => rm(workplace, { recursive: true, force: true }));
  return workplace;
}

async function measure(options) {
  const rows = [];
  let sites;
  for (const part of Object.keys(PARTS).filter((name) => options.chosen.includes(name))) {
    logProgress(part);
    const ownSites = OWN_SITES.includes(part) ? { workplace: await makeWorkplace(part) } : undefined;
    if (!ownSites) sites ??= await startSites(await makeWorkplace('sites'));
    rows.push(...(await PARTS[part](ownSites ?? sites, options)));
  }
  return rows;
}

exitOnSignal();
try {
  const options = readOptions();
  if (options.help) console.log(HELP);
  else {
    const rows = await measure(options);
    console.log(`${new Date().toISOString()}, ${describeMachine()}. Ratios are shop to floor.\n`);
    console.log(formatTable(['what', 'shop', 'floor', 'ratio', 'aim'], rows));
  }
  await exitAfterCleanup();
} catch (error) {
  logProgress(error.stack);
  await exitAfterCleanup(1);
}
