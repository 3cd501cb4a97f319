import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The shop's pages as they were built when the tests began. */
    readonly build: string
    /** Where the programs that tests start keep what Node compiled, so that each start but the first is quick. */
    readonly compiled: string
  }
}

const root = join(import.meta.dirname, '../..')

/** Builds the pages once for all tests, and keeps a copy that no later build disturbs. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // A process of its own: what Vitest loads by itself for a setup can't resolve the server's files.
  execFileSync(process.execPath, [join(root, 'host/build.ts'), '--if-needed'], { stdio: 'inherit' })
  // Inside the repository, where the build finds its packages.
  await mkdir(join(root, 'var'), { recursive: true })
  const build = await mkdtemp(join(root, 'var/build-'))
  await cp(await realpath(join(root, 'storefront/build')), build, { recursive: true })
  const compiled = await mkdtemp(join(tmpdir(), 'pasok-compiled-'))
  project.provide('build', build)
  project.provide('compiled', compiled)
  return async () => {
    for (const folder of [build, compiled]) await rm(folder, { recursive: true, force: true })
  }
}
