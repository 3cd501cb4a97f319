import fc from 'fast-check'

const { FUZZ_RUNS, FUZZ_SEED } = process.env

/** How often a property is tried, and the seed of what is tried: the same in every `npm test`, others in `npm run storms`. */
fc.configureGlobal({ numRuns: Number(FUZZ_RUNS ?? 40), seed: Number(FUZZ_SEED ?? 20_261_123) })
