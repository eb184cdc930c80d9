// Chance is given, so that a run on one machine says the same as on another: properties try the same cases each time.
import fc from 'fast-check';

/** Other cases: `PROPERTY_SEED=7 npm run check`. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 16) });
