/** The advisory locks that only one process holds at a time. The numbers are arbitrary but unique. */
export const advisoryLocks = {
  migrate: 7_206_511,
  import: 7_206_512,
  start: 7_206_513,
  tokens: 7_206_514,
  counts: 7_206_515,
} as const
