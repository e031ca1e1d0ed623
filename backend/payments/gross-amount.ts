/** Whole rupiah as the provider writes them: text with two decimals, `1250000.00`. */
export function grossAmountOf(rupiah: number): string {
  return `${rupiah}.00`;
}

/** The whole rupiah in the provider's text; undefined when it is anything else, fractions included. */
export function rupiahIn(grossAmount: string): number | undefined {
  return /^\d{1,15}(\.0{1,2})?$/.test(grossAmount) ? Number.parseInt(grossAmount, 10) : undefined;
}
