import { metrics } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { observeProcess } from './observe-process';
import type { Telemetry } from './start-telemetry';

/** The metrics cannot be read there. The message is one line fit for a terminal. */
class TelemetryError extends Error {
  override name = 'TelemetryError';
}

async function serveMetrics(host: string, port: number): Promise<PrometheusExporter> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true });
  await exporter.startServer().catch((cause: Error) => {
    throw new TelemetryError(`Metrics cannot be read on ${host}:${port}: ${cause.message}`, { cause });
  });
  return exporter;
}

/** Makes the one provider of metrics, and of traces where there is a collector. @throws TelemetryError */
export async function startSdk({ service, host, port, collector, folder }: Telemetry): Promise<void> {
  const resource = resourceFromAttributes({ 'service.name': service });
  const readers: IMetricReader[] = port === undefined ? [] : [await serveMetrics(host, port)];
  if (collector !== undefined) {
    readers.push(new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() }));
    const spanProcessors = [new BatchSpanProcessor(new OTLPTraceExporter())];
    new NodeTracerProvider({ resource, spanProcessors }).register();
  }
  metrics.setGlobalMeterProvider(new MeterProvider({ resource, readers }));
  observeProcess(folder);
}
