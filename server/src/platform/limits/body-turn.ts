import { AsyncLocalStorage } from 'node:async_hooks'

const turns = new AsyncLocalStorage<() => void>()

/** Does work in the turn of a large body, which `end` ends. */
export const inTurnOfBody = <T>(end: () => void, work: () => T): T => turns.run(end, work)

/** Ends the turn of the large body that the running code handles, if it has one. */
export const letGoOfBody = (): void => turns.getStore()?.()
