// Preloaded into every child process. Its channel to the parent closes when the parent goes, however it
// went (SIGKILL too); the child then ends as if it had been told to, and never outlives the launcher.
const GRACE_MS = 4_000;

process.once('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
// The listener alone would hold a child that has nothing left to do. Next's workers, which inherit this, live by nothing
// but their channel: a build would end half-way, without a word.
if (!process.env.IS_NEXT_WORKER) process.channel?.unref();
