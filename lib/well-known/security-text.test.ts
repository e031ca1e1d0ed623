import { SITE } from '@/content/site';
import { securityText } from './security-text';

const text = (now: string) => securityText(new Date(now));
const expiry = (now: string) => Date.parse(/^Expires: (.+)$/m.exec(text(now))?.[1] ?? '');

it('has the fields of RFC 9116, one per line', () => {
  expect(text('2026-11-21T20:00:00Z')).toBe(
    [
      `Contact: mailto:${SITE.contact.email}`,
      'Expires: 2027-05-20T00:00:00.000Z',
      'Preferred-Languages: en, id',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('expires in less than a year from any day, and does not change during a day', () => {
  for (const day of ['2026-01-01', '2028-02-29', '2030-12-31']) {
    const left = expiry(`${day}T12:00:00Z`) - Date.parse(`${day}T12:00:00Z`);
    expect(left).toBeGreaterThan(170 * 86_400_000);
    expect(left).toBeLessThan(365 * 86_400_000);
    expect(text(`${day}T00:00:00Z`)).toBe(text(`${day}T23:59:59Z`));
  }
});
