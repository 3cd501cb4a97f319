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
    /** A database with the tests' catalogue and the folder of its pictures, of which each shop gets a copy. */
    readonly filledShop: { readonly template: string; readonly folder: string }
  }
}

const root = join(import.meta.dirname, '../..')

/** Runs a program in a process of its own: what Vitest loads by itself for a setup can't resolve the server's files. */
const run = (file: string, ...args: readonly string[]): void => {
  execFileSync(process.execPath, [join(root, file), ...args], { stdio: 'inherit' })
}

/**
 * Builds the pages once for all tests, and keeps a copy that no later build disturbs. Fills the database and the folder that
 * shops of tests start from; needs those that the setup of the database provides.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  run('host/build.ts', '--if-needed')
  // Inside the repository, where the build finds its packages.
  await mkdir(join(root, 'var'), { recursive: true })
  const build = await mkdtemp(join(root, 'var/build-'))
  await cp(await realpath(join(root, 'storefront/build')), build, { recursive: true })
  const compiled = await mkdtemp(join(tmpdir(), 'pasok-compiled-'))
  const folder = await mkdtemp(join(tmpdir(), 'pasok-filled-'))
  const { postgresUrl, postgresTemplate } = project.getProvidedContext()
  const template = `${postgresTemplate}_filled`
  run('host/testing/fill-template.ts', postgresUrl, postgresTemplate, template, folder)
  project.provide('filledShop', { template, folder })
  project.provide('build', build)
  project.provide('compiled', compiled)
  return async () => {
    run('host/testing/fill-template.ts', postgresUrl, postgresTemplate, template)
    for (const made of [build, compiled, folder]) await rm(made, { recursive: true, force: true })
  }
}
