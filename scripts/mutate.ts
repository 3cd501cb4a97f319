import { Stryker } from '@stryker-mutator/core'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { isMutatedModule, mutatedModules } from './mutation/modules.ts'
import { computeScore, writeScore } from './mutation/score.ts'

const [name = ''] = process.argv.slice(2)
if (!isMutatedModule(name)) {
  console.error(`npm run mutate -- MODULE, one of ${Object.keys(mutatedModules).join(', ')}`)
  process.exit(2)
}

// Read by vitest.mutation.config.ts, in Stryker's own processes.
process.env['MUTATED_MODULE'] = name
const results = await new Stryker({
  mutate: [...mutatedModules[name].rules],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false, pool: 'forks' },
  // TypeScript 7 has no programming interface that Stryker could read this file with.
  tsconfigFile: 'none',
  ignorePatterns: [
    'bench',
    'demo',
    'docs',
    'gateway-simulator',
    'host',
    'journeys',
    'storefront',
    'ui',
    'var',
  ],
  // Outside of the sources: other runs of Vitest would find the tests of the copy.
  tempDirName: join(tmpdir(), 'pasok-mutation'),
  concurrency: 2,
  reporters: ['progress'],
  allowConsoleColors: process.stdout.isTTY,
}).runMutationTest()

const score = computeScore(results)
for (const { fileName, location, mutatorName, replacement } of score.survivors)
  console.log(
    `${relative('.', fileName)}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement ?? ''}`,
  )
console.log(`${name}: ${score.killed} of ${score.mutants} killed, ${score.survivors.length} survived`)

const page = join(import.meta.dirname, '../docs/testing.md')
writeFileSync(page, writeScore(readFileSync(page, 'utf8'), name, score, new Date()))
