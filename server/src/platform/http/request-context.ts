import type { Language } from '@pasok/words'
import type { Context } from 'hono'
import type { Party } from '../limits/party.ts'

/** What every handler finds beside its input. */
export interface Variables {
  readonly language: Language
  readonly requestId: string
  /** The request as it came, by which who asks is known: Hono puts a copy in its place to count a body's bytes. */
  readonly arrived?: Request
  /** Who asks, as far as what all share is given out. */
  readonly party?: Party
}
export type Http = { Variables: Variables }

/** The request as it came. */
export const arrived = (c: Context<Http>): Request => c.get('arrived') ?? c.req.raw
