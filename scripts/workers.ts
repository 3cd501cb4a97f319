import { availableParallelism } from 'node:os'

/** More at once would need more memory and connections than a machine with many cores has for them. */
const MOST = 8

/** How many tests, journeys or checks run at once: as many as there are cores, within bounds. */
export const WORKERS = Math.min(Math.max(availableParallelism(), 2), MOST)
