import { join } from 'node:path'
import type { Plugin } from 'vite'

const THEIRS = /\/react-router\/dist\/.*\/routeModules\.js$/
const RELOADS = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/
const OURS = join(import.meta.dirname, 'app/routing/route-module-failed.ts')

/**
 * Lets the shop say what happens when React Router can't load a page's part. A release that does it in another way
 * stops the build.
 */
export const guardedRouteModules = (): Plugin => {
  let guarded = false
  return {
    name: 'guarded-route-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!THEIRS.test(id) || !RELOADS.test(code)) return undefined
      guarded = true
      return {
        code: `import { routeModuleFailed } from ${JSON.stringify(OURS)}\n${code.replace(RELOADS, 'return routeModuleFailed(error);')}`,
        map: null,
      }
    },
    buildEnd(error) {
      if (!error && !guarded) this.error('React Router no longer reloads where this guard expects it.')
    },
  }
}
