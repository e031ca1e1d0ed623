import { parseArgs } from 'node:util';
import { describeMachine } from '@/bench/measure/machine.mjs';
import { soakReport } from '@/bench/report/soak-report.mjs';
import { writeBetween } from '@/bench/report/write-between.mjs';
import { stock } from '@/e2e/resilience/replicas/books';
import { startLoad } from '@/e2e/resilience/replicas/load';
import { PAGES } from '@/e2e/resilience/replicas/visitor';
import { openStand, type Stand } from '@/e2e/support/servers/replicas/open-replicas';
import { leave, PlainFailure } from '@/scripts/launch/leave.mjs';
import { print, step } from '@/scripts/launch/steps.mjs';
import { buildRelease } from '@/scripts/stand/serve-stand';
import { loadPages } from './load-pages.mjs';
import { watchProcesses } from './watch-processes';

const HELP = `npm run bench:soak -- [options]   a replicated shop under load for long, then without its product API

  --minutes N   under load; half as long again without the product API (10)
  --write       the tables also go into docs/reliability.md
  --help`;

/** The proxy's; the others follow within 30. */
const PORT = 8543;
/** Connections are doubled as long as more are answered by them. */
const TRIED = [2, 4, 8, 16, 32, 64];
const TRY_SECONDS = 8;
const WORTH = 1.05;
/** Of each customer the shop takes twenty orders in ten minutes. */
const PLENTY = 100_000;
const SHOPPERS = { visitors: 0, buyers: 4, pauseMs: 35_000 };

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '10' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new PlainFailure(`--minutes must be above 0, not '${values.minutes}'.`);
  return { ...values, minutes };
}

/** As many connections as are answered the most, without a failure. */
async function findHighest({ siteUrl }: Stand): Promise<number> {
  let best = { connections: 1, perSecond: 0 };
  for (const connections of TRIED) {
    const { perSecond, failed } = await loadPages(siteUrl, PAGES, { connections, seconds: TRY_SECONDS });
    print(`${connections} connections: ${perSecond.toFixed(0)} pages a second, ${failed} failed`);
    if (failed > 0 || perSecond < best.perSecond * WORTH) break;
    best = { connections, perSecond };
  }
  return best.connections;
}

async function soakShop(stand: Stand, connections: number, minutes: number) {
  await stock(stand, PLENTY);
  const shoppers = await startLoad(stand, SHOPPERS);
  const courses = watchProcesses(stand.running);
  const pages = await loadPages(stand.siteUrl, PAGES, { connections, seconds: minutes * 60 });
  const processes = courses();
  await shoppers.stop();
  const { calls, foreign } = shoppers.journal;
  const failed = calls.filter(({ failure }) => failure !== undefined).length + foreign.length;
  const orders = shoppers.buyers.reduce((sum, buyer) => sum + buyer.orders.length, 0);
  return { what: 'all there', minutes, pages, calls: { asked: calls.length, failed, orders }, processes };
}

async function soakAlone(stand: Stand, connections: number, minutes: number) {
  const isApi = ({ name }: { name: string }) => name.startsWith('api-');
  for (const api of stand.running.filter(isApi)) await api.stop();
  const courses = watchProcesses(stand.running.filter((one) => !isApi(one)));
  const pages = await loadPages(stand.siteUrl, PAGES, { connections, seconds: minutes * 60 });
  return { what: 'without the product API', minutes, pages, calls: undefined, processes: courses() };
}

/** @throws PlainFailure when anything has failed */
export async function soak(args: string[]): Promise<void> {
  const { minutes, write, help } = readOptions(args);
  if (help) return print(HELP);
  const release = await buildRelease();
  const stand = await step('Opening the stand', () => openStand(release, PORT, { onLine: () => undefined }));
  const connections = await findHighest(stand);
  const passes = [
    await soakShop(stand, connections, minutes),
    await soakAlone(stand, connections, minutes / 2),
  ];
  const report = `${describeMachine()}.\n\n${soakReport(passes, connections)}`;
  print(report);
  if (write) await writeBetween('docs/reliability.md', 'soak', report);
  const failed = passes.reduce((sum, { pages, calls }) => sum + pages.failed + (calls?.failed ?? 0), 0);
  if (failed > 0) throw new PlainFailure(`${failed} calls have failed.`);
  await leave(0);
}
