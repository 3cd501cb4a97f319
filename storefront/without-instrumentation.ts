import type { Plugin } from 'vite'

const MODULE = /\/react-router\/dist\/(?:production|development)\/lib\/router\/instrumentation\.js$/
/** What the router takes from there, and what each says where nobody measures. */
const STANDING_IN = {
  consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  getRouteInstrumentationUpdates: 'refuse',
  instrumentClientSideRouter: 'refuse',
  instrumentHandler: 'refuse',
  instrumentationResultMetaContext: 'undefined',
}

/**
 * Leaves React Router's instrumentation out of the browser (1.3 kB with gzip): the shop gives it none, so that it does
 * nothing there. Throws where the module exports something else than it did.
 */
export const withoutInstrumentation = (): Plugin => ({
  name: 'pasok:without-instrumentation',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (!MODULE.test(id)) return null
    const names = Object.keys(STANDING_IN)
    const exported = /export \{([^}]*)\}/
      .exec(code)?.[1]
      ?.split(',')
      .map((name) => name.trim())
    if (exported?.toSorted().join() !== names.toSorted().join())
      throw new Error(`${id} exports something else: see without-instrumentation.ts`)
    return {
      code: [
        "const refuse = () => { throw new Error('the router has no instrumentation in the browser') }",
        ...Object.entries(STANDING_IN).map(([name, said]) => `export const ${name} = ${said}`),
      ].join('\n'),
      map: null,
    }
  },
})
