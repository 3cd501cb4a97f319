import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './scripts/temporary-folder.ts'
import { LongProjectFirst } from './scripts/test-order.ts'
import { paraglide, wordsInOne } from './scripts/words-in-one.ts'
import { TEST_WORKERS } from './scripts/workers.ts'

keepTemporaryFilesInMemory()

const POSTGRES = 'server/src/testing/global-setup.ts'
const SHOP = 'host/testing/global-setup.ts'

/**
 * Test files by what they need: those of the pages by their folder, others by their names: `x.test.ts` nothing,
 * `x.db.test.ts` PostgreSQL. Where `isolate` is false, a file finds the modules that others of its process have loaded;
 * one that mocks modules begins with `vi.resetModules`, and ends with it where others use what it mocks.
 */
export const projects = {
  pure: {
    include: ['**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '{storefront,backoffice,ui,demo}/**',
      '**/*.db.test.ts',
      '**/*.shop.test.ts',
      '**/*.measured.test.ts',
    ],
    isolate: false,
  },
  /** What the demo's catalogue and texts say. */
  demo: { include: ['demo/**/*.test.ts'], exclude: ['**/node_modules/**'], isolate: false },
  /** Share npm's packages; `setup.ts` has each file load our modules itself. */
  pages: {
    include: ['{storefront,backoffice,ui}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.isolated.test.ts'],
    setupFiles: ['ui/testing/setup.ts'],
    isolate: false,
  },
  /** `x.test.tsx`: the same in a DOM. A project of its own, since a process with a DOM runs no file that has none. */
  components: {
    include: ['{storefront,backoffice,ui}/**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/*.isolated.test.tsx'],
    environment: 'happy-dom',
    setupFiles: ['ui/testing/setup.ts'],
    isolate: false,
  },
  /** `x.isolated.test.ts`: of pages, too, and mocks modules that others of the process need as they are. */
  isolated: {
    include: ['{storefront,backoffice,ui}/**/*.isolated.test.{ts,tsx}'],
    setupFiles: ['ui/testing/setup.ts'],
  },
  database: { include: ['**/*.db.test.ts'], globalSetup: [POSTGRES], isolate: false },
  /** `x.shop.test.ts`: PostgreSQL, and the pages as they are built, of which it starts a shop. */
  shop: { include: ['**/*.shop.test.ts'], globalSetup: [POSTGRES, SHOP], isolate: false },
  /** `x.measured.test.ts`: the same, with the machine to itself. */
  measured: { include: ['**/*.measured.test.ts'], globalSetup: [POSTGRES, SHOP] },
}

export default defineConfig({
  plugins: [wordsInOne],
  // Written by the pages' build and by `npm run typegen -w storefront`, one of which comes before the first test.
  resolve: {
    alias: [
      { find: /^~words$/, replacement: `${paraglide}/messages.js` },
      { find: /^~words\//, replacement: `${paraglide}/` },
    ],
  },
  test: {
    projects: Object.entries(projects).map(([name, test]) => ({ extends: true, test: { name, ...test } })),
    setupFiles: ['scripts/fuzz.ts'],
    sequence: { sequencer: LongProjectFirst },
    // Processes, because tests set the environment and the umask of theirs.
    pool: 'forks',
    maxWorkers: TEST_WORKERS,
    // One limit everywhere, wide enough for a shop's start on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A second, the default, is short where much else runs; what is waited for is never the promise itself.
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
  },
})
