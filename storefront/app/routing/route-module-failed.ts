import { mayReload } from './chunk-reload.ts'

interface RouterWindow {
  readonly __reactRouterDataRouter?: { state: { navigation: { location?: Place | undefined } } }
}
type Place = Readonly<Record<'pathname' | 'search' | 'hash', string>>

/** Where somebody is on the way to, if anywhere. */
const wantedPlace = (): Place | undefined =>
  (window as unknown as RouterWindow).__reactRouterDataRouter?.state.navigation.location

const never = new Promise<never>(() => {})

/** React Router swallows what is thrown while a part is loaded; it minds what is thrown while one is shown. */
const failing = (error: unknown) => () => {
  throw error
}

/**
 * What React Router does when a page's part can't be loaded (`guarded-route-modules.ts` puts it there). By itself it
 * would load the document anew each time: on every click, and even for a link the mouse passes. Here the wanted page is
 * loaded as a document, once in a minute; after that the error page says that something is wrong.
 */
export const routeModuleFailed = (error: unknown): Readonly<Record<string, unknown>> | Promise<never> => {
  const wanted = wantedPlace()
  // Nobody goes there yet: a link is prepared in case.
  if (!wanted) return {}
  if (!mayReload(Date.now())) return { default: failing(error) }
  window.location.assign(wanted.pathname + wanted.search + wanted.hash)
  return never
}
