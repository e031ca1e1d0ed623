// `npm run dev`: serves the shop from its sources. Next.js refreshes pages, tsx restarts the product API after a change.
import { waitUntilUp } from '../lib/wait-until-up.mjs';
import { launch } from './launch/launch.mjs';
import { exitWithChild, startChild } from './launch/process.mjs';
import { printLine } from './launch/steps.mjs';

await launch(async () => {
  const { checkPorts, throwStartErrors, readEnvironment } = await import('./launch/environment.ts');
  const { printLogLine } = await import('./launch/service.ts');
  const env = await readEnvironment();
  throwStartErrors();
  await checkPorts(env);

  const start = (name, run, env) =>
    void exitWithChild(name, startChild({ run, env, onLine: (line) => printLogLine(name, line) }));
  if (env.bundledApi) {
    const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'];
    start('api', [...watch, 'backend/main.ts', '--storefront', env.storefrontUrl, '--print-demo']);
    await waitUntilUp(`${env.PRODUCT_API_URL}/health`);
  }
  const listen = ['-p', String(env.PORT), ...(env.HOST ? ['-H', env.HOST] : [])];
  start('shop', ['node_modules/next/dist/bin/next', 'dev', ...listen], {
    NODE_ENV: 'development',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  printLine(`The shop opens on ${env.storefrontUrl}. Ctrl-C stops it.`);
});
