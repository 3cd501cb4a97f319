import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { UnusableOptions } from '../user-facing-error.ts'

const FILE = 'backup.json'

const note = z.object({
  /** Another layout of the folder gets another number. */
  format: z.literal(2),
  made_at: z.iso.datetime(),
  /** What the database was brought up to. */
  migrations: z.array(z.string()),
  /** Whether pictures and documents are in it; those in a bucket are not. */
  files: z.boolean(),
})

/** A dump by PostgreSQL's own programs, or a copy of an embedded database of another kind. */
const old = z.object({ format: z.literal(1) })

/** What a backup says of itself. */
export type Note = z.infer<typeof note>

export const writeNote = (folder: string, written: Note): Promise<void> =>
  writeFile(join(folder, FILE), `${JSON.stringify(written, null, 2)}\n`)

/** Reads what a folder says of itself; throws UnusableOptions where it is no backup. */
export const readNote = async (folder: string): Promise<Note> => {
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  const content = text === undefined ? undefined : parseJson(text)
  const read = note.safeParse(content)
  if (old.safeParse(content).success)
    throw new UnusableOptions(`${folder} was made by an older version of Pasok: restore it with that one.`)
  if (!read.success) throw new UnusableOptions(`${folder} is no backup of this shop.`)
  return read.data
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
