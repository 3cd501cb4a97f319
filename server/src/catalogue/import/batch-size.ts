const MOST_ROWS = 500
const FEWEST_ROWS = 30
const LONG_MS = 80
const SHORT_MS = 35

/** How many rows a batch takes: as many as are written before others have to wait for long. */
export interface BatchSize {
  readonly rows: number
  /** Learns from a batch what writing so many rows took. */
  took(rows: number, ms: number): void
}

/** As many each time: nobody waits for who writes. */
export const steadyBatchSize = (): BatchSize => ({ rows: MOST_ROWS, took: () => {} })

/**
 * For the embedded database, where everybody waits while a batch is written: a page asks it several times, and each time
 * may meet a batch. Begins with the most; large tables and slow machines bring it down, fast ones up again.
 */
export const yieldingBatchSize = (): BatchSize => {
  let rows = MOST_ROWS
  return {
    get rows() {
      return rows
    },
    took(written, ms) {
      // One of another size says nothing of this: it was read ahead, or is the file's last.
      if (written !== rows) return
      if (ms > LONG_MS) rows = Math.max(FEWEST_ROWS, Math.floor(rows / 2))
      else if (ms < SHORT_MS) rows = Math.min(MOST_ROWS, rows * 2)
    },
  }
}
