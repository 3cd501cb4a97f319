import { defineConfig } from 'vitest/config'
import checks from './vitest.config.ts'

/** What takes minutes: not part of `npm test`. */
export default defineConfig({ ...checks, test: { ...checks.test, include: ['**/*.storm.ts'] } })
