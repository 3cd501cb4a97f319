import type { Ask } from './ask.ts'
import type { Visit } from './visit.ts'

/** A kind of request that is promised to be fast. */
export interface Kind {
  readonly name: string
  /** What is counted: the plural. */
  readonly unit: string
  /** Of one visit's calls, for the table of them each; one name where there is one call. */
  readonly calls: readonly string[]
  /** At most, median at one connection. */
  readonly targetMs: number
  /** At least, at ten connections; on the demo's catalogue twice that. */
  readonly targetPerSecond: number
  /** VISITS different ones, by rule from what the API says. */
  choose(ask: Ask): Promise<readonly Visit[]>
  /** Whether a visit's answers, their `data`, are the ones to expect. */
  isRight(answers: readonly unknown[]): boolean
  /** Share of the visits that are to be answered so; 1 where nothing else is right. */
  readonly fewestRight: number
}
