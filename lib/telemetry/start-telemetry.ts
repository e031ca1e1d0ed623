export type Telemetry = {
  /** Of the process, as it is called in metrics and traces. */
  service: string;
  /** Where the metrics are read, in Prometheus' format at `/metrics`; nowhere without a port. */
  host: string;
  port: number | undefined;
  /** A collector of OpenTelemetry's protocol (OTLP over HTTP), which is sent metrics and traces. */
  collector: string | undefined;
  /** Whose disk is watched. */
  folder: string;
};

/** Sends what was measured and not sent yet, before the process ends. A collector that is away keeps nobody. */
export type StopTelemetry = () => Promise<unknown>;

/**
 * Starts what measures and traces, where somebody wants to know: else none of it is even loaded. Call it before anything is
 * measured. @throws TelemetryError when the port cannot be had
 */
export async function startTelemetry(wanted: Telemetry): Promise<StopTelemetry> {
  if (wanted.port === undefined && wanted.collector === undefined) return async () => undefined;
  const { startSdk } = await import('./sdk');
  return startSdk(wanted);
}
