import fc from 'fast-check';

/** What a property is tried with is the same in each run, so that a failure is found again; `SEED=…` tries others. */
fc.configureGlobal({ seed: Number(process.env.SEED || 546_651_115) });
