// Preloaded into every child process: stops it when the parent exits, even by SIGKILL.
const GRACE_MS = 4_000;

process.once('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
// The channel to the parent must not keep a finished child alive. Workers of Next.js need their channel: without it, a
// build or `next dev` ends early.
const { IS_NEXT_WORKER, NEXT_PRIVATE_WORKER } = process.env;
if (!IS_NEXT_WORKER && !NEXT_PRIVATE_WORKER) process.channel?.unref();
