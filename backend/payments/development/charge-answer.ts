import type { Locale } from '@/lib/contract/locale';
import type { ChargeResult } from './charge-payment';
import type { DevelopmentCharge } from './development-payment';
import { developmentReport } from './development-report';
import { PAGE_TEXTS } from './page-texts';
import type { CardOutcome } from './test-cards';

const OUTCOME_OF_STATUS: Partial<Record<DevelopmentCharge['status'], CardOutcome>> = {
  capture: 'paid',
  settlement: 'paid',
  challenge: 'held',
  deny: 'declined',
  failure: 'declined',
  pending: 'pending',
};

type Failed = { status: 404 | 409; body: { status: 'error'; message: string; errors: { msg: string }[] } };
type Charged = { status: 200; body: { message: string; data: { outcome: CardOutcome; result: object } } };

function failed(status: Failed['status'], message: string): Failed {
  return { status, body: { status: 'error', message, errors: [{ msg: message }] } };
}

/** What the payment page is told of a try to pay: the words to show and the result the shop's callback gets. */
export function chargeAnswer(result: ChargeResult, locale: Locale): Charged | Failed {
  const texts = PAGE_TEXTS[locale];
  if (!('charge' in result)) {
    return result.state === 'unknown' ? failed(404, texts.notFound) : failed(409, texts.outcome.ended);
  }
  const outcome = OUTCOME_OF_STATUS[result.charge.status];
  if (!outcome) return failed(409, texts.outcome.ended);
  const report = developmentReport(result.charge, result.payment);
  return { status: 200, body: { message: texts.outcome[outcome], data: { outcome, result: report } } };
}
