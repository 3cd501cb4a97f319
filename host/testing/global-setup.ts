import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfNeeded } from '../build-if-needed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The shop's pages as they were built when the tests began. */
    readonly build: string
  }
}

const root = join(import.meta.dirname, '../..')

/** Builds the pages once for all tests, and keeps a copy that no later build disturbs. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await buildIfNeeded(root)
  // Inside the repository, where the build finds its packages.
  await mkdir(join(root, 'var'), { recursive: true })
  const build = await mkdtemp(join(root, 'var/build-'))
  await cp(join(root, 'storefront/build'), build, { recursive: true })
  project.provide('build', build)
  return () => rm(build, { recursive: true, force: true })
}
