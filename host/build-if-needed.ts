import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['storefront', 'contract/src', 'words', 'package-lock.json']
const SKIPPED = new Set(['build', 'node_modules', '.react-router', 'paraglide'])

const newestIn = (path: string): number => {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .reduce((newest, entry) => Math.max(newest, newestIn(join(path, entry.name))), 0)
}

/** Builds the storefront when there is no build or a source is newer. Throws where the build fails. */
export const buildIfNeeded = async (root: string): Promise<void> => {
  const built = statSync(join(root, 'storefront/build/server/index.js'), { throwIfNoEntry: false })
  if (built && SOURCES.every((source) => newestIn(join(root, source)) <= built.mtimeMs)) return
  console.error('Building the shop …')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    // What a test runner sets would build React's development edition.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The build failed; npm run build shows why.')
}
