import { join } from 'node:path';
import { openStand } from '@/e2e/support/servers/replicas/open-replicas';
import { readableLine } from '@/lib/log/readable-line';
import { startChild } from '@/scripts/launch/child.mjs';
import { PlainFailure } from '@/scripts/launch/leave.mjs';
import { print, step } from '@/scripts/launch/steps.mjs';

/** `npm run build`: the folder of the release. @throws PlainFailure */
export async function buildRelease(): Promise<string> {
  const build = startChild({ run: ['scripts/start.mjs', '--build'], onLine: print });
  if ((await build.ended) !== 'exit code 0')
    throw new PlainFailure('There is no release to start: what went wrong is above.');
  return join('.next', 'release');
}

/** The proxy's; the others follow within 30. */
const PORT = 8443;

/** Opens the stand, and says where everything is. @throws PlainFailure */
export async function serveStand(): Promise<void> {
  const release = await buildRelease();
  const onLine = (name: string, line: string) => {
    const text = readableLine(line);
    if (text !== undefined) print(`${name} | ${text}`);
  };
  const stand = await step('Opening the stand', () => openStand(release, PORT, { onLine }));
  print();
  print('The stand is open. Ctrl-C ends all of it, and nothing is kept.');
  print();
  print(`  Shop        ${stand.siteUrl}, with a certificate that no browser trusts`);
  print(`  Product API ${stand.productApiUrl}`);
  print(`  Database    ${stand.databaseUrl}`);
  print(`  Mails       files in ${stand.mails}`);
  for (const { name, pid } of stand.running) print(`  ${name.padEnd(11)} process ${pid()}`);
}
