/**
 * Threads of cable glands: outside and pitch in mm. Metric after EN 60423, steel conduit thread (PG) after DIN 40430,
 * whose pitch is given in turns per inch.
 */
export const metricGlands = [
  { thread: 'M12 × 1.5', outside: 12, pitch: 1.5 },
  { thread: 'M16 × 1.5', outside: 16, pitch: 1.5 },
  { thread: 'M20 × 1.5', outside: 20, pitch: 1.5 },
  { thread: 'M25 × 1.5', outside: 25, pitch: 1.5 },
  { thread: 'M32 × 1.5', outside: 32, pitch: 1.5 },
  { thread: 'M40 × 1.5', outside: 40, pitch: 1.5 },
  { thread: 'M50 × 1.5', outside: 50, pitch: 1.5 },
  { thread: 'M63 × 1.5', outside: 63, pitch: 1.5 },
] as const

export const pgGlands = [
  { thread: 'PG 7', outside: 12.5, turns: 20 },
  { thread: 'PG 9', outside: 15.2, turns: 18 },
  { thread: 'PG 11', outside: 18.6, turns: 18 },
  { thread: 'PG 13.5', outside: 20.4, turns: 18 },
  { thread: 'PG 16', outside: 22.5, turns: 18 },
  { thread: 'PG 21', outside: 28.3, turns: 16 },
  { thread: 'PG 29', outside: 37, turns: 16 },
  { thread: 'PG 36', outside: 47, turns: 16 },
  { thread: 'PG 42', outside: 54, turns: 16 },
  { thread: 'PG 48', outside: 59.3, turns: 16 },
] as const
