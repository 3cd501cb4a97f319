import { defineConfig } from '@playwright/test'
import { keepTemporaryFilesInMemory } from '../scripts/temporary-folder.ts'
import { TEST_WORKERS } from '../scripts/workers.ts'
import { findChromium } from './support/browser.ts'

// The shops' databases, and the browsers' profiles.
keepTemporaryFilesInMemory()

const { executablePath, args, env } = findChromium()
const ownEnv = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
)

/** A journey runs in one language and one size: this one, unless it picks another with `test.use`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: TEST_WORKERS,
  // Only `.ci/run` sets it: there a journey that failed runs once more and is printed as flaky if it passes then.
  retries: Number(process.env['JOURNEY_RETRIES'] ?? 0),
  forbidOnly: true,
  // Wide enough for a busy machine; what is waited for is never the promise itself.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args, env: { ...ownEnv, ...env } },
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    // A page would come from it in one journey and from the shop in another; the journey of it allows it.
    serviceWorkers: 'block',
    // A trace of every journey costs a fifth of the time; `--trace on` makes one of a journey that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'en-desktop' }],
})
