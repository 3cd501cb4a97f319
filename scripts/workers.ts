import { availableParallelism } from 'node:os'

/** What runs at once needs memory and connections; a machine with many cores has not more of them for each. */
const MOST = 8

/** How many checks that compute run at once. */
export const CORES = Math.min(Math.max(availableParallelism(), 2), MOST)

/** How many tests run at once: a third of their time they wait for other processes. */
export const TEST_WORKERS = CORES + 1
