export type Telemetry = {
  /** The name of the process in metrics and traces. */
  service: string;
  /** The address of the Prometheus endpoint `/metrics`. Without a port, the endpoint is off. */
  host: string;
  port: number | undefined;
  /** The URL of an OpenTelemetry collector (OTLP over HTTP) for metrics and traces. */
  collector: string | undefined;
  /** The folder whose free disk space is observed. */
  folder: string;
};

/** Sends the remaining data before the process ends. An unreachable collector does not delay the shutdown. */
export type StopTelemetry = () => Promise<unknown>;

/**
 * Starts metrics and tracing if a port or a collector is configured. Otherwise, nothing is loaded. It must be
 * called before the first measurement. @throws TelemetryError if the port is not available
 */
export async function startTelemetry(wanted: Telemetry): Promise<StopTelemetry> {
  if (wanted.port === undefined && wanted.collector === undefined) return async () => undefined;
  const { startSdk } = await import('./sdk');
  return startSdk(wanted);
}
