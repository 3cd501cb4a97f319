import { AsyncLocalStorage } from 'node:async_hooks'

/** A user of shared resources: a person of a company, or a whole company. */
export interface Party {
  readonly company: string
  readonly person?: string | undefined
}

/** The shop itself: its jobs, and work for all users. */
const SHOP: Party = { company: 'shop' }

const parties = new AsyncLocalStorage<Party>()

/** Runs work, and everything that it starts, on behalf of a party. */
export const actingFor = <T>(party: Party, work: () => T): T => parties.run(party, work)

/** The party of the current request, or the shop itself. */
export const currentParty = (): Party => parties.getStore() ?? SHOP
