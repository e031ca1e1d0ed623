import fc from 'fast-check';

/** The seed of generated inputs is fixed, so that failures reproduce. `SEED=…` sets another one. */
fc.configureGlobal({ seed: Number(process.env.SEED || 546_651_115) });
