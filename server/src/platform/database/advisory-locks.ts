/** The database's advisory locks that one process at a time holds. The numbers are arbitrary; no two may be the same. */
export const advisoryLocks = {
  migrate: 7_206_511,
  import: 7_206_512,
  start: 7_206_513,
  tokens: 7_206_514,
} as const
