// The shop beside a bare Next app of the same version (the floor), measured in one run: `npm run bench -- --help`.
import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compareGrowth } from './compare-growth.mjs';
import { compareBytes } from './measure/compare-bytes.mjs';
import { compareLoad } from './measure/compare-load.mjs';
import { requireWrk } from './measure/load.mjs';
import { canMeterProcesses, describeMachine, meterOthers } from './measure/machine.mjs';
import { openChromium } from './measure/page-resources.mjs';
import { runLighthouse, runLighthouseOnce } from './measure/run-lighthouse.mjs';
import { timeInteractions } from './measure/time-interactions.mjs';
import { timePictures } from './measure/time-pictures.mjs';
import { readOptions } from './options.mjs';
import { bytesReport } from './report/bytes-report.mjs';
import { growthReport } from './report/growth-report.mjs';
import { loadReport } from './report/load-report.mjs';
import { picturesReport } from './report/pictures-report.mjs';
import { pagesReport, visitReport } from './report/visit-report.mjs';
import { stopAll } from './sites/child-process.mjs';
import { findPages, findPublicPages } from './sites/find-pages.mjs';
import { startNginx } from './sites/start-nginx.mjs';
import { startSites } from './sites/start-sites.mjs';
import { makeWorkplace } from './sites/workplace.mjs';

const NEXT_VERSION = createRequire(import.meta.url)('next/package.json').version;
const say = (line) => process.stderr.write(`bench: ${line}\n`);

function heading(sites) {
  const builds = `Built in ${sites.shop.buildSeconds.toFixed(0)} s (shop) and ${sites.floor.buildSeconds.toFixed(0)} s (floor).`;
  return [
    `# The shop beside a bare Next ${NEXT_VERSION} app (the floor)`,
    `${new Date().toISOString()}, ${describeMachine()}. ${builds} Ratios are shop to floor.`,
  ].join('\n');
}

async function writeFigures({ json, ...options }, figures) {
  if (!json) return;
  const all = {
    at: new Date().toISOString(),
    next: NEXT_VERSION,
    machine: describeMachine(),
    options,
    ...figures,
  };
  await writeFile(json, `${JSON.stringify(all, undefined, 2)}\n`);
}

async function measureGrowth(workplace, options) {
  const othersShare = meterOthers();
  const measured = await compareGrowth(workplace, options, say);
  const noise = `Others used ${(othersShare() * 100).toFixed(0)} % of all processors meanwhile.`;
  const head = `# The shop on ${options.products} products beside its sample of 42\n${new Date().toISOString()}, ${describeMachine()}. ${noise}`;
  console.log(`${head}\n\n${growthReport(measured, options.products)}`);
  await writeFigures(options, measured);
}

async function measureVisit(sites, pages) {
  const judged = await runLighthouse(sites, pages, say);
  const browser = await openChromium();
  try {
    return { judged, timed: browser && (await timeInteractions(browser, sites.shop, pages, say)) };
  } finally {
    await browser?.close();
  }
}

async function measureFloor(workplace, options) {
  const sites = await startSites(workplace, say);
  const pages = await findPages(sites);
  const pictures = options.bytes ? await timePictures(sites, say) : undefined;
  const bytes = options.bytes ? await compareBytes(sites, pages, say) : undefined;
  const visit = options.visit ? await measureVisit(sites, pages) : undefined;
  const judged = options.pages
    ? await runLighthouseOnce(sites.shop, await findPublicPages(sites.shop, pages[0]), say)
    : undefined;
  const nginx = options.load ? await startNginx(workplace, sites.shop, pages[0], say) : undefined;
  const load = options.load ? await compareLoad({ ...sites, nginx }, pages, options, say) : undefined;

  const parts = [
    heading(sites),
    pictures && picturesReport(pictures),
    bytes && bytesReport(bytes),
    visit && visitReport(visit),
    options.pages && pagesReport(judged),
    load && loadReport(load, options),
  ];
  console.log(parts.filter(Boolean).join('\n\n'));
  await writeFigures(options, { sites, pictures, bytes, visit, judged, load });
}

async function run(options) {
  const workplace = await makeWorkplace();
  const cleanUp = async () => {
    await stopAll();
    await rm(workplace, { recursive: true, force: true });
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, () => cleanUp().finally(() => process.exit(130)));
  }
  try {
    await (options.growth ? measureGrowth : measureFloor)(workplace, options);
  } finally {
    await cleanUp();
  }
}

function requireTools() {
  if (!canMeterProcesses()) throw new Error('The load is metered by /proc: outside Linux use --only bytes.');
  requireWrk();
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(options.help);
  else {
    if (options.load) requireTools();
    await run(options);
  }
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
