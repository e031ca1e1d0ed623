/** The places in a purchase where a power cut hurts most, in the order they are passed. */
export const CHECKPOINTS = [
  'stock taken',
  'order stored',
  'order committed',
  'token asked',
  'token stored',
  'charge stored',
  'notification received',
  'payment judged',
  'payment committed',
] as const;
export type Checkpoint = (typeof CHECKPOINTS)[number];

/** Called at each place. Does nothing in a running shop; the kill test ends the process in it. */
export type PassCheckpoint = (checkpoint: Checkpoint) => Promise<void>;

/** What a running shop does at a checkpoint: nothing. */
export const passOn: PassCheckpoint = () => Promise.resolve();
