import { defineConfig } from 'vitest/config'
import { isMutatedModule, mutatedModules } from './scripts/mutation/modules.ts'

const name = process.env['MUTATED_MODULE'] ?? ''
if (!isMutatedModule(name))
  throw new Error(`MUTATED_MODULE is one of ${Object.keys(mutatedModules).join(', ')}`)

const source = (path: string) => new URL(path, import.meta.url).pathname

/** The pure tests of one module, in the copy of the sources that Stryker changes: `npm run mutate`. */
export default defineConfig({
  // The links of the workspaces in node_modules lead out of that copy.
  resolve: {
    alias: [
      { find: /^@pasok\/contract$/, replacement: source('contract/src/index.ts') },
      { find: /^@pasok\/contract\/endpoints$/, replacement: source('contract/src/endpoints.ts') },
      { find: /^@pasok\/words$/, replacement: source('words/src/index.ts') },
    ],
  },
  test: {
    include: [...mutatedModules[name].tests],
    exclude: ['**/node_modules/**', '**/*.db.test.ts', '**/*.shop.test.ts'],
    setupFiles: ['scripts/fuzz.ts'],
    restoreMocks: true,
  },
})
