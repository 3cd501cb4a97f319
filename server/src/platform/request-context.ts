import type { Language } from '@pasok/words'

/** What every handler finds beside its input. */
export interface Variables {
  readonly language: Language
  readonly requestId: string
}
export type Http = { Variables: Variables }
