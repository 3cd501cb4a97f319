import { AsyncLocalStorage } from 'node:async_hooks'

/** Who asks for something that all share: a person of a company, or a company as a whole. */
export interface Party {
  readonly company: string
  readonly person?: string | undefined
}

/** The shop itself: its jobs, and what it makes for everybody. */
const SHOP: Party = { company: 'shop' }

const parties = new AsyncLocalStorage<Party>()

/** Does work, and all that follows from it, for a party. */
export const actingFor = <T>(party: Party, work: () => T): T => parties.run(party, work)

/** For whom the running code works: who sent the request that it answers, else the shop itself. */
export const currentParty = (): Party => parties.getStore() ?? SHOP
