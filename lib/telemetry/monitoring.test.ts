/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { z } from 'zod';
import { findProgram } from '@/scripts/check/programs.mjs';
import { METRICS } from './metrics';

const alertSchema = z.strictObject({
  alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
  expr: z.string(),
  for: z.string().regex(/^\d+[smhd]$/),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string(), runbook_url: z.string() }),
});
const rulesSchema = z.strictObject({
  groups: z.tuple([z.strictObject({ name: z.string(), rules: z.array(alertSchema) })]),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

const RUNBOOK = 'docs/monitoring.md';
const read = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8');
const alerts = rulesSchema.parse(parse(read('alerts.yml'))).groups[0].rules;
const { panels } = dashboardSchema.parse(JSON.parse(read('dashboard.json')));
// Grafana replaces its interval variable before Prometheus parses the expression.
const shown = panels.flatMap(({ targets }) =>
  targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
);
const expressions = [...alerts.map(({ expr }) => expr), ...shown];

/** The names under which Prometheus exposes the metrics as gauges, counters or histograms. */
const EXPOSED = Object.values(METRICS)
  .map(({ name }) => name.replaceAll('.', '_'))
  .flatMap((name) => [name, `${name}_total`, `${name}_count`, `${name}_sum`, `${name}_bucket`]);

/** Metrics of Prometheus, its exporters and backup.sh. */
const FOREIGN = [
  'up',
  'probe_ssl_earliest_cert_expiry',
  'segara_backup_timestamp_seconds',
  'kube_cronjob_status_last_successful_time',
];

/** Returns the metrics in an expression. @throws Error if it is not valid PromQL */
function metricsIn(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, name, from, to }) {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${expression}`);
      if (name === 'Identifier') names.push(expression.slice(from, to));
    },
  });
  return names;
}

it.each(expressions)('%s uses existing metrics only', (expression) => {
  const names = metricsIn(expression);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !FOREIGN.includes(name) && !EXPOSED.includes(name))).toEqual([]);
});

it('shows every metric', () => {
  const named = shown.flatMap(metricsIn);
  const unseen = Object.values(METRICS)
    .map(({ name }) => name.replaceAll('.', '_'))
    .filter((name) => !named.some((one) => one.replace(/_(total|count|bucket)$/, '') === name));
  expect(unseen).toEqual([]);
});

it.each(alerts)('$alert links to its section of the runbook', ({ alert, annotations }) => {
  expect(annotations.runbook_url).toBe(`{{ $externalLabels.runbooks }}#${alert.toLowerCase()}`);
});

it('every alert has a section in the runbook', () => {
  const headings = readFileSync(RUNBOOK, 'utf8').match(/(?<=^#+ )[A-Z]\w+$/gm);
  expect(headings).toEqual(expect.arrayContaining(alerts.map(({ alert }) => alert)));
});

const promtool = findProgram(['promtool']);
(promtool ? it : it.skip)('Prometheus runs the rules as expected', () => {
  const output = execFileSync(promtool ?? '', ['test', 'rules', 'alerts.test.yml'], {
    cwd: 'deploy/monitoring',
    encoding: 'utf8',
  });
  expect(output).toContain('SUCCESS');
});
