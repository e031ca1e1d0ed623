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

/**
 * The parts that compare the running sites, in this order. `pictures` measures images that nobody has requested yet,
 * so it runs first.
 */
const SITE_PARTS = {
  pictures: measurePictures,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  interactions: measureInteractions,
  load: measureLoad,
};
/** The parts that build sites of their own. */
const OWN_PARTS = { start: measureStart, growth: measureGrowth };
const PARTS = [...Object.keys(OWN_PARTS), ...Object.keys(SITE_PARTS)];

function readOptions() {
  const text = (value) => ({ type: 'string', default: value });
  const { values } = parseArgs({
    options: {
      only: text(PARTS.join(',')),
      passes: text('3'),
      seconds: text('5'),
      connections: text('32'),
      products: text('5000'),
      help: { type: 'boolean' },
    },
  });
  const { only, help, ...numbers } = values;
  const chosen = only.split(',');
  const unknown = chosen.find((part) => !PARTS.includes(part));
  if (unknown) throw new Error(`Unknown part ${unknown}. Parts: ${PARTS.join(', ')}.`);
  return {
    chosen,
    help,
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)])),
  };
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
  const isChosen = (part) => options.chosen.includes(part);
  const rows = [];
  for (const part of Object.keys(OWN_PARTS).filter(isChosen)) {
    logProgress(part);
    rows.push(...(await OWN_PARTS[part]({ workplace: await makeWorkplace(part) }, options)));
  }
  const parts = Object.keys(SITE_PARTS).filter(isChosen);
  const sites = parts.length > 0 ? await startSites(await makeWorkplace('sites')) : undefined;
  for (const part of parts) {
    logProgress(part);
    rows.push(...(await SITE_PARTS[part](sites, options)));
  }
  return rows;
}

exitOnSignal();
try {
  const options = readOptions();
  if (options.help) console.log(HELP);
  else {
    const rows = await measure(options);
    console.log(
      `${new Date().toISOString()}, ${describeMachine()}. Ratios are shop to floor (the bare Next.js app).\n`,
    );
    console.log(formatTable(['what', 'shop', 'floor', 'ratio', 'aim'], rows));
  }
  await exitAfterCleanup();
} catch (error) {
  logProgress(error.stack);
  await exitAfterCleanup(1);
}
