/** The most pieces one line may hold, so that nobody buys up the stock alone. */
export const QUANTITY_MAX = 20;
