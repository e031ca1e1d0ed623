import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { METRICS, observe } from './metrics';

/** Watches the process itself, and the disk that a folder is on. */
export function observeProcess(folder: string): void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  observe(METRICS.eventLoopDelay, (result) => {
    result.observe(delay.percentile(99) / 1e9);
    delay.reset();
  });
  observe(METRICS.memory, (result) => result.observe(process.memoryUsage.rss()));
  observe(METRICS.heap, (result) => result.observe(process.memoryUsage().heapUsed));
  observe(METRICS.dataFree, async (result) => {
    const { bavail, bsize } = await statfs(folder);
    result.observe(bavail * bsize);
  });
}
