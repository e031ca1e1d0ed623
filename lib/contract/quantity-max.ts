/** The most pieces one line may hold, so that nobody empties the shelf alone. */
export const QUANTITY_MAX = 20;
