/** What happens to a charge of each test card. The numbers are those of Midtrans' sandbox where it has one. */
export const TEST_CARDS = [
  { number: '4811 1111 1111 1114', outcome: 'paid' },
  { number: '4911 1111 1111 1113', outcome: 'declined' },
  { number: '4411 1111 1111 1118', outcome: 'pending' },
  { number: '4511 1111 1111 1117', outcome: 'held' },
] as const;

export type CardOutcome = (typeof TEST_CARDS)[number]['outcome'];

/** The outcome of a card number (digits only); undefined for any other card, which has no business here. */
export function findOutcome(digits: string): CardOutcome | undefined {
  return TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits)?.outcome;
}
