import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { UnusableOptions } from '../user-facing-error.ts'

/** As `sha256sum` writes and reads it: a backup can be checked without us. */
const FILE = 'contents.sha256'

/** Every file below a folder, by its path in there; none where there is no such folder. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return found
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)))
    .toSorted()
}

const hashFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Writes the checksum of every file of the folder; returns how many there are. */
export const writeSums = async (folder: string): Promise<number> => {
  const names = await filesIn(folder)
  const lines: string[] = []
  for (const name of names) lines.push(`${await hashFile(join(folder, name))}  ${name}\n`)
  await writeFile(join(folder, FILE), lines.join(''))
  return names.length
}

/** Throws UnusableOptions where a file is missing, changed or cut off. */
export const checkSums = async (folder: string): Promise<void> => {
  const lines = (await readFile(join(folder, FILE), 'utf8')).split('\n')
  for (const line of lines.filter((one) => one !== '')) {
    const [sum = '', name = ''] = line.split(/ {2}(.*)/s)
    const found = await hashFile(join(folder, name)).catch(unlessMissing)
    if (found !== sum)
      throw new UnusableOptions(
        `${folder} can't be used: ${name} is ${found === undefined ? 'missing' : 'damaged'}.`,
      )
  }
}

const unlessMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}
