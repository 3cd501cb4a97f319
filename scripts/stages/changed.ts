import { spawnSync } from 'node:child_process'

/**
 * Whether these folders differ from where this branch left `origin/main`. True also where nothing can be compared: without git, without
 * that branch, or when the commit that is checked out is on it.
 */
export const hasChanged = (folders: readonly string[], repository = process.cwd()): boolean => {
  const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: repository, encoding: 'utf8' })
  const base = git('merge-base', 'HEAD', 'origin/main')
  if (base.status !== 0 || base.stdout === git('rev-parse', 'HEAD').stdout) return true
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...folders)
  const changed = git('diff', '--quiet', base.stdout.trim(), '--', ...folders)
  return untracked.stdout !== '' || changed.status !== 0
}
