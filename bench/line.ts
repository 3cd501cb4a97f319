import type { Processes } from './processes.ts'
import type { Shop } from './shop.ts'

/** What a line may use: a running shop with its demo, and a way to start what it is measured against. */
export interface Bench {
  readonly shop: Shop
  readonly processes: Processes
  /** A folder that is gone after the run. */
  readonly folder: string
}

/** One row of the table. `ratio` compares with the reference measured in the same run. */
export interface Result {
  readonly what: string
  readonly target: string
  /** Printed only: an absolute figure says little without its machine. */
  readonly figure: string
  readonly ratio: string
  readonly met: boolean
  /** What the figure rests on, for who doubts it. */
  readonly notes: readonly string[]
  /** A row of titles, then the figures one by one. */
  readonly details: readonly (readonly string[])[]
}

/** A line of the bench: measures one promise beside its reference. Throws the reason where that can't be done. */
export interface Line {
  readonly name: string
  measure(bench: Bench): Promise<readonly Result[]>
}
