import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** What `pg` and psql look for in the folder given to them as a host. */
export const SOCKET_NAME = '.s.PGSQL.5432'

/** Linux holds 107 bytes of a socket's path, macOS 103. */
const LONGEST_PATH = 103

const note = (folder: string): string => join(folder, 'socket-folder')

/**
 * Makes the folder that will hold the socket, open to this user alone: inside the database's own folder, or under
 * the system's temporary one where that path is too long for a socket. A note in the database's folder says which.
 */
export const makeSocketFolder = (folder: string): string => {
  removeSocketFolder(folder)
  const own = join(folder, 'socket')
  const fits = Buffer.byteLength(join(own, SOCKET_NAME)) <= LONGEST_PATH
  const made = fits ? own : mkdtempSync(join(tmpdir(), 'pasok-'))
  if (fits) mkdirSync(own, { recursive: true })
  chmodSync(made, 0o700)
  writeFileSync(note(folder), made)
  return made
}

/** Where the process that hosts the database listens; undefined as long as none does. */
export const findSocketFolder = (folder: string): string | undefined =>
  existsSync(note(folder)) ? readFileSync(note(folder), 'utf8') : undefined

/** For the holder of the lock alone: also takes away what a killed holder left. */
export const removeSocketFolder = (folder: string): void => {
  const made = findSocketFolder(folder)
  if (made) rmSync(join(made, SOCKET_NAME), { force: true })
  if (made && dirname(made) === tmpdir()) rmSync(made, { recursive: true, force: true })
  rmSync(note(folder), { force: true })
}
