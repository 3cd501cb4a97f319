import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The PostgreSQL inside the pinned PGlite. A new major of it cannot read what an older one wrote. */
export const EMBEDDED_MAJOR = 18

const file = (folder: string): string => join(folder, 'VERSION')

/** Notes in the folder who wrote it, in the words of `select version()`. */
export const noteVersion = (folder: string, version: string): void =>
  writeFileSync(file(folder), `${version}\n`)

/** Throws at a folder that another major version of PostgreSQL wrote; an empty one is anybody's. */
export const checkVersion = (folder: string): void => {
  if (!existsSync(file(folder))) return
  const version = readFileSync(file(folder), 'utf8').trim()
  if (version.startsWith(`PostgreSQL ${EMBEDDED_MAJOR}.`)) return
  throw new Error(
    `${folder} was written by ${version.slice(0, 60)}, and this version of Pasok embeds PostgreSQL ${EMBEDDED_MAJOR}. ` +
      'Use the version of Pasok that wrote it, or start with another folder.',
  )
}
