import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { metrics } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { METRICS, registerGauge } from './metrics';
import type { StopTelemetry, Telemetry } from './start-telemetry';

/** Thrown if the metrics endpoint cannot be started. The message is one line for the terminal. */
class TelemetryError extends Error {
  override name = 'TelemetryError';
}

async function serveMetrics(host: string, port: number): Promise<PrometheusExporter> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true });
  await exporter.startServer().catch((cause: Error) => {
    throw new TelemetryError(`Metrics cannot be served on ${host}:${port}: ${cause.message}`, { cause });
  });
  return exporter;
}

/** How long shutdown waits for the collector, in milliseconds. */
const STOP_MS = 2_000;

/** Creates the metrics provider, and the trace provider if there is a collector. @throws TelemetryError */
export async function startSdk({
  service,
  host,
  port,
  collector,
  folder,
}: Telemetry): Promise<StopTelemetry> {
  const resource = resourceFromAttributes({ 'service.name': service });
  const readers: IMetricReader[] = port === undefined ? [] : [await serveMetrics(host, port)];
  const traces = collector === undefined ? undefined : traceTo(resource);
  if (traces) readers.push(new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() }));
  const measures = new MeterProvider({ resource, readers });
  metrics.setGlobalMeterProvider(measures);
  observeProcess(folder);
  return () => {
    const sent = Promise.allSettled([measures.shutdown(), traces?.shutdown()]);
    return Promise.race([sent, sleep(STOP_MS, undefined, { ref: false })]);
  };
}

function traceTo(resource: Resource): NodeTracerProvider {
  const spanProcessors = [new BatchSpanProcessor(new OTLPTraceExporter())];
  const provider = new NodeTracerProvider({ resource, spanProcessors });
  provider.register();
  return provider;
}

/** Observes the process and the free disk space of a folder. */
function observeProcess(folder: string): void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  registerGauge(METRICS.eventLoopDelay, (result) => {
    result.observe(delay.percentile(99) / 1e9);
    delay.reset();
  });
  registerGauge(METRICS.memory, (result) => result.observe(process.memoryUsage.rss()));
  registerGauge(METRICS.heap, (result) => result.observe(process.memoryUsage().heapUsed));
  registerGauge(METRICS.dataFree, async (result) => {
    const { bavail, bsize } = await statfs(folder);
    result.observe(bavail * bsize);
  });
}
