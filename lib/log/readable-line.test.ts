import { ACCESS_LOG_MESSAGE, formatLogLine, isWarningLine } from './readable-line';

const record = (fields: object) =>
  JSON.stringify({ level: 30, time: 0, name: 'storefront', pid: 7, ...fields });

it('formats the message and the details of a record', () => {
  const line = record({ msg: 'mail kept', file: 'a.html', attempt: 2, requestId: 'f00d-7' });
  expect(formatLogLine(line)).toMatch(/^\d\d:\d\d:\d\d mail kept file=a\.html attempt=2$/);
});

it.each([
  [40, 'warning:'],
  [50, 'error:'],
])('marks the level %i', (level, mark) => {
  expect(formatLogLine(record({ level, msg: 'refused' }))).toContain(`${mark} refused`);
  expect(isWarningLine(record({ level, msg: 'refused' }))).toBe(true);
});

it('leaves out the access log', () => {
  expect(formatLogLine(record({ msg: ACCESS_LOG_MESSAGE, route: '/men' }))).toBe(undefined);
});

it('returns other lines unchanged', () => {
  expect(formatLogLine('The port is taken\n')).toBe('The port is taken');
});
