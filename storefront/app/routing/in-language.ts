import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteServerAsyncLocalStorage } from '~words/runtime.js'
import type { Language } from './localised.ts'

const requests = new AsyncLocalStorage<{
  locale?: Language
  origin?: string
  messageCalls?: Set<string>
}>()
overwriteServerAsyncLocalStorage(requests)

/** The language of a path; those of `.data` requests have their prefix too. */
export const readLanguage = (pathname: string): Language => (/^\/id(?:[/.]|$)/.test(pathname) ? 'id' : 'en')

/**
 * Does work, and all that follows from it, in a language: what the messages of a page are in. Paraglide's own middleware
 * reads the language out of the address again and copies the request twice, which no page needs.
 */
export const inLanguage = <T>(language: Language, work: () => T): T =>
  requests.run({ locale: language, origin: '', messageCalls: new Set() }, work)
