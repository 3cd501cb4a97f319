import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Written by the pages' build, which comes before the first test.
  resolve: {
    alias: [
      {
        find: /^~words$/,
        replacement: new URL('storefront/app/paraglide/messages.js', import.meta.url).pathname,
      },
    ],
  },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    globalSetup: ['server/src/testing/global-setup.ts', 'host/testing/global-setup.ts'],
    // Processes, because a test of the embedded database starts threads and locks files of its own.
    pool: 'forks',
    maxWorkers: 2,
    // One limit everywhere, wide enough for a first start of the embedded database on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
})
