import { AsyncLocalStorage } from 'node:async_hooks'

const turns = new AsyncLocalStorage<() => void>()

/** Runs work in the turn of a large body; `end` ends the turn. */
export const inTurnOfBody = <T>(end: () => void, work: () => T): T => turns.run(end, work)

/** Ends the turn of the large body that the current code handles, if there is one. */
export const letGoOfBody = (): void => turns.getStore()?.()
