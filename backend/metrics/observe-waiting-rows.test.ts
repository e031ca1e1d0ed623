import { metrics } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { queueMail } from '@/backend/mail/mail-outbox';
import { registerBacklogMetrics } from '@/backend/start';
import { openTestDatabase } from '@/backend/test/open-test-database';

const reader = new PrometheusExporter({ preventServerStart: true });
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));

/**
 * Returns the current values of the metrics by name. The name of an outbox follows the name of its metric.
 */
async function told() {
  const { resourceMetrics } = await reader.collect();
  const read = resourceMetrics.scopeMetrics.flatMap((scope) => scope.metrics);
  return Object.fromEntries(
    read.flatMap(({ descriptor, dataPoints }) =>
      dataPoints.map(({ attributes, value }) => [
        [descriptor.name, ...Object.values(attributes)].join(' '),
        value,
      ]),
    ),
  );
}

it('counts waiting rows', async () => {
  const database = await openTestDatabase();
  const now = new Date('2026-03-01T08:00:00Z');
  const mail = { to: 'ayu@example.com', subject: 'a', text: 'a', html: 'a', link: 'a' };
  await database.db.transaction((tx) => queueMail(tx, mail, { now }));
  registerBacklogMetrics(database);
  expect(await told()).toEqual({
    'segara.orders.pending': 0,
    'segara.payments.unconfirmed': 0,
    'segara.items.held': 0,
    'segara.refunds.due': 0,
    'segara.mails.waiting': 1,
    'segara.outbox.waiting payments': 0,
    'segara.outbox.waiting catalogue': 0,
    'segara.orders paid': 0,
  });
  await database.close();
});
