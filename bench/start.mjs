import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createReportRow, maxRatioAim } from './report.mjs';
import {
  copyFloorApp,
  copyShop,
  createShopEnvironment,
  findFreePorts,
  getOrigin,
  NEXT_PROGRAM,
  PROJECT_FOLDER,
  runProgram,
  runTimed,
  startProductApi,
  startProgram,
  waitUntilReady,
} from './sites.mjs';

const FLOOR_PACKAGES = ['next', 'react', 'react-dom', 'typescript', '@types/node', '@types/react'];

/** Copies the floor as a separate project with a lock file. */
async function prepareFloor(workplace) {
  const folder = await copyFloorApp(workplace);
  const shop = JSON.parse(await readFile(join(PROJECT_FOLDER, 'package.json'), 'utf8'));
  const all = { ...shop.dependencies, ...shop.devDependencies };
  const dependencies = Object.fromEntries(FLOOR_PACKAGES.map((name) => [name, all[name]]));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  await runProgram('floor: lock file', 'npm', ['install', '--package-lock-only'], { cwd: folder });
  return folder;
}

/** Runs commands one after the other, then starts a server, and waits for its first response. */
async function timeStart(label, { cwd, env, commands, server: [program, ...args], url }) {
  let server;
  const seconds = await runTimed(label, async () => {
    for (const command of commands)
      await runProgram(command.join(' '), command[0], command.slice(1), { cwd, env });
    server = startProgram(program, args, { cwd, env });
    await waitUntilReady(server, url);
  });
  await server.stop();
  return seconds;
}

/** Compares the time from a clone to the first response: installation, build and start. */
export async function measureStart({ workplace }) {
  const floorFolder = await prepareFloor(workplace);
  const shopFolder = await copyShop(workplace);
  const apiEnv = await createShopEnvironment(join(workplace, 'floor-data'));
  const api = await startProductApi(PROJECT_FOLDER, apiEnv);
  const [port] = await findFreePorts(1);
  const bare = await timeStart('floor: clone to first response', {
    cwd: floorFolder,
    env: { PRODUCT_API_URL: getOrigin(apiEnv.PRODUCT_API_PORT) },
    commands: [
      ['npm', 'ci'],
      ['node', NEXT_PROGRAM, 'build'],
    ],
    server: ['node', NEXT_PROGRAM, 'start', '-p', String(port)],
    url: `${getOrigin(port)}/men`,
  });
  await api.stop();
  const env = await createShopEnvironment(join(workplace, 'data'));
  const ours = await timeStart('shop: clone to first response', {
    cwd: shopFolder,
    env,
    commands: [],
    server: ['npm', 'start'],
    url: `${getOrigin(env.PORT)}/men`,
  });
  return [createReportRow('clone to first response', ours, bare, 'seconds', maxRatioAim(2))];
}
