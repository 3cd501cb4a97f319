import type { Language } from '@pasok/words'
import type { Context } from 'hono'
import type { Party } from '../limits/party.ts'

/** The variables of a request that every handler can read. */
export interface Variables {
  readonly language: Language
  readonly requestId: string
  /** The original request, which identifies its client: Hono replaces it with a copy to count a body's bytes. */
  readonly arrived?: Request
  /** The party, a person or a network, whose share of common resources the request uses. */
  readonly party?: Party
}
export type Http = { Variables: Variables }

/** The original request. */
export const arrived = (c: Context<Http>): Request => c.get('arrived') ?? c.req.raw
