import { inspect, parseArgs } from 'node:util';
import { openDataFolder } from '@/lib/data-folder';
import { isLiveShop, listPublicShopErrors } from '@/lib/public-shop';
import { listSampleAddressErrors, listSampleContent } from '@/lib/sample-content';
import { type StopTelemetry, startTelemetry } from '@/lib/telemetry/start-telemetry';
import { type BackendConfig, readBackendConfig } from './config';
import { log } from './log';
import { brand } from './mail/brand';
import type { RunningBackend } from './start';

/**
 * The names of errors that the operator can fix. Such errors are printed as one line, without a stack trace.
 */
const PLAIN = new Set([
  'EnvError',
  'DatabaseError',
  'PortError',
  'DataFolderError',
  'BackendStartError',
  'TelemetryError',
]);

function leave(error: unknown): never {
  const plain = error instanceof Error && PLAIN.has(error.name);
  process.stderr.write(`${plain ? error.message : inspect(error)}\n`);
  process.exit(1);
}

/**
 * Reads the options. `--storefront http://127.0.0.1:3000` is the URL of a storefront that starts together
 * with the API. `--print-demo` prints the demo customer's login even if a parent process receives it.
 */
function readOptions() {
  return parseArgs({ options: { storefront: { type: 'string' }, 'print-demo': { type: 'boolean' } } }).values;
}

/**
 * Sends the port and the demo customer's login to the parent process. Without a parent, prints the login to
 * the terminal. The log never contains the password.
 */
function announce({ demo }: RunningBackend, { port, documentation }: BackendConfig, address: string): void {
  log.info(`product API listening on ${address}${documentation ? ', documentation on /docs' : ''}`);
  process.send?.({ type: 'ready', port, ...(demo && { demo }) });
  if (demo && (!process.send || readOptions()['print-demo']))
    process.stdout.write(`Demo customer: ${demo.email}, password ${demo.password}\n`);
}

function stopOnSignal(running: RunningBackend, stopTelemetry: StopTelemetry): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    running
      .stop()
      .then(stopTelemetry)
      .then(() => process.exit(0), leave);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function main(): Promise<void> {
  // Imported dynamically, so that `leave` also handles the error for an invalid variable.
  const { env } = await import('@/lib/env');
  const { startBackend } = await import('./start');
  const { storefront } = readOptions();
  const open = openDataFolder(env.DATA_DIR);
  const stopTelemetry = await startTelemetry({
    service: 'product-api',
    host: env.METRICS_HOST,
    port: env.PRODUCT_API_METRICS_PORT,
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    folder: env.DATA_DIR,
  });
  if (open) log.warn(open);
  const config = readBackendConfig(env, storefront);
  const running = await startBackend(config, {
    errors: [
      ...listPublicShopErrors(process.env, storefront ? 'both' : 'api'),
      ...(storefront ? listSampleContent(process.env) : []),
      ...(isLiveShop(process.env) ? listSampleAddressErrors(brand.contact, 'backend/mail/brand.ts') : []),
    ],
  });
  stopOnSignal(running, stopTelemetry);
  announce(running, config, env.PRODUCT_API_URL);
}

main().catch(leave);
