import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Written by the pages' build, which comes before the first test.
  resolve: {
    alias: [
      {
        find: /^~words$/,
        replacement: new URL('storefront/app/paraglide/messages.js', import.meta.url).pathname,
      },
      {
        find: /^~words\//,
        replacement: new URL('storefront/app/paraglide/', import.meta.url).pathname,
      },
    ],
  },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    globalSetup: ['server/src/testing/global-setup.ts', 'host/testing/global-setup.ts'],
    // Processes, because tests set the environment and the umask of theirs.
    pool: 'forks',
    maxWorkers: 2,
    // One limit everywhere, wide enough for a shop's start on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A second, the default, is short where much else runs; what is waited for is never the promise itself.
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
  },
})
