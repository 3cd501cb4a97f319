import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { lstat, mkdir, readdir, realpath, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockFolder } from '@pasok/server'

const SOURCES = ['storefront', 'backoffice', 'ui', 'contract/src', 'words', 'package-lock.json']
const SKIPPED = new Set(['build', 'builds', 'node_modules', '.react-router', 'paraglide'])
const LOOK_MS = 200
const OLD_FOLDER = '0-before'

/** Builds both front ends into the folder of this name below `storefront`. Throws where a build fails. */
type Make = (root: string, folder: string) => void

const newestIn = (path: string): number => {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .reduce((newest, entry) => Math.max(newest, newestIn(join(path, entry.name))), 0)
}

const isCurrent = (root: string): boolean => {
  const built = statSync(join(root, 'storefront/build/server/index.js'), { throwIfNoEntry: false })
  return built !== undefined && SOURCES.every((source) => newestIn(join(root, source)) <= built.mtimeMs)
}

const make: Make = (root, folder) => {
  // The second takes the texts as the first has written them.
  for (const workspace of ['storefront', 'backoffice']) {
    const { status } = spawnSync('npm', ['run', '--silent', 'build', '-w', workspace], {
      cwd: root,
      // What a test runner sets would build React's development edition.
      env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new BuildFailed('The build failed; what is written above says why.')
  }
}

/** A front end does not build; the build has written why. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

/**
 * Builds both front ends into a folder of its own, below `storefront/builds`, and then has `storefront/build` lead there, at
 * once: a reader finds one whole build or another. Processes that build at once take turns. Throws BuildFailed;
 * `storefront/build` is as it was then.
 */
export const buildStorefront = (root: string, isWanted = () => true, build: Make = make): Promise<void> =>
  runExclusively(root, async () => {
    if (!isWanted()) return
    const storefront = join(root, 'storefront')
    const name = `builds/${new Date().toISOString().replaceAll(/\D/g, '')}-${randomUUID()}`
    try {
      build(root, name)
    } catch (error) {
      await rm(join(storefront, name), { recursive: true, force: true })
      throw error
    }
    await replaceFolderByLink(storefront)
    const before = await builtFolder(root).catch(() => '')
    await leadTo(storefront, name)
    // A shop that runs serves its build to its end: the one before is left for it.
    const left = new Set([basename(before), basename(name)])
    for (const one of await readdir(join(storefront, 'builds')))
      if (/^\d/.test(one) && !left.has(one))
        await rm(join(storefront, 'builds', one), { recursive: true, force: true })
  })

/** Builds both front ends when there is no build or a source is newer. */
export const buildIfNeeded = async (root: string): Promise<void> => {
  if (isCurrent(root)) return
  console.error('Building the shop …')
  // Another process may have built it meanwhile.
  await buildStorefront(root, () => !isCurrent(root))
}

/** The folder of the build as it is now, which stays when another one takes its place. */
export const builtFolder = (root: string): Promise<string> => realpath(join(root, 'storefront/build'))

/** Versions before this one built into the folder `build` itself; it becomes a build among the others, which the link leads to. */
const replaceFolderByLink = async (storefront: string): Promise<void> => {
  const build = join(storefront, 'build')
  const isFolder = await lstat(build).then(
    (stat) => stat.isDirectory(),
    () => false,
  )
  if (!isFolder) return
  await rename(build, join(storefront, 'builds', OLD_FOLDER))
  await symlink(`builds/${OLD_FOLDER}`, build)
}

/** Has `build` lead to this folder, in one step. */
const leadTo = async (storefront: string, name: string): Promise<void> => {
  const next = join(storefront, `${name}.link`)
  await symlink(name, next)
  await rename(next, join(storefront, 'build'))
}

const runExclusively = async <T>(root: string, work: () => Promise<T>): Promise<T> => {
  const folder = join(root, 'storefront/builds')
  await mkdir(folder, { recursive: true })
  for (let release = lockFolder(folder, 'turn', 'alone'); ; release = lockFolder(folder, 'turn', 'alone')) {
    if (!release) {
      await sleep(LOOK_MS)
      continue
    }
    try {
      return await work()
    } finally {
      release()
    }
  }
}
