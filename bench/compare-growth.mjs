import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callsToMake } from './growth/calls-to-make.mjs';
import { makeCatalogue } from './growth/make-catalogue.mjs';
import { pagesToVisit } from './growth/pages-to-visit.mjs';
import { measureShop } from './measure/measure-shop.mjs';
import { stopAll } from './sites/child-process.mjs';
import { startShop, timeCommands } from './sites/start-shop.mjs';
import { copyShop } from './sites/workplace.mjs';

async function writeLarge(workplace, folder, count) {
  const sample = JSON.parse(await readFile(join(folder, 'backend', 'seed', 'catalogue.json'), 'utf8'));
  const file = join(workplace, 'large.json');
  await writeFile(file, JSON.stringify(makeCatalogue(sample, count)));
  return file;
}

/**
 * The shop on its sample catalogue, then on a large one: built, served, visited and loaded, one after the other.
 * @param options products of the large one, seconds and connections of the load
 */
export async function compareGrowth(workplace, options, say) {
  const folder = await copyShop(workplace);
  const file = await writeLarge(workplace, folder, options.products);
  const measured = {};
  for (const catalogue of [{ name: 'sample' }, { name: 'large', file }]) {
    const shop = await startShop(folder, catalogue, say);
    const asked = { pages: await pagesToVisit(shop), calls: callsToMake(shop.apiOrigin, shop.customers) };
    const figures = await measureShop(shop, asked, options, say);
    measured[catalogue.name] = { shop, ...figures, commands: await timeCommands(shop, say) };
    await stopAll();
  }
  return measured;
}
