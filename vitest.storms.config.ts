import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import checks, { projects } from './vitest.config.ts'

const SEED = process.env['FUZZ_SEED'] ?? String(randomInt(2 ** 31))
console.log(`FUZZ_SEED=${SEED}`)

const tests = globSync('{contract,host,server,storefront,words}/**/*.test.{ts,tsx}', {
  exclude: ['**/node_modules/**'],
})

/** What takes minutes and is not part of `npm test`: the storms, and every property 200 times by a seed of this run. */
export default defineConfig({
  ...checks,
  test: {
    ...checks.test,
    projects: [
      {
        extends: true,
        test: {
          name: 'storms',
          globalSetup: projects.shop.globalSetup,
          include: [
            '**/*.storm.ts',
            ...tests.filter((file) => readFileSync(file, 'utf8').includes("'fast-check'")),
          ],
          env: { FUZZ_RUNS: '200', FUZZ_SEED: SEED },
          testTimeout: 300_000,
        },
      },
    ],
  },
})
