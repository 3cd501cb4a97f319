import { catalogueImport, isDatabaseUnavailable } from '@pasok/server'
import { BuildFailed } from './build-storefront.ts'
import { UnusableEnvironment } from './environment/env.ts'
import { UnusableMapping } from './tables/read-mapping.ts'

/** A command line that makes no sense; the message says where. */
export class UnusableOptions extends Error {
  override readonly name = 'UnusableOptions'
}

const ours = [
  BuildFailed,
  UnusableEnvironment,
  UnusableMapping,
  UnusableOptions,
  catalogueImport.UnreadableFile,
  catalogueImport.AttributeTypeDiffers,
  catalogueImport.ImportRunning,
  catalogueImport.TooLongForWorkbook,
]

const ofFiles: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no ${path}.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  ENOTDIR: (path) => `${path} is no folder.`,
  EEXIST: (path) => `${path} is a file, not a folder.`,
  EACCES: (path) => `${path} must not be read or written by this user.`,
  EPERM: (path) => `${path} must not be changed by this user.`,
  EROFS: (path) => `${path} can't be written: the disk is read-only.`,
  ENOSPC: (path) => `${path} can't be written: the disk is full.`,
}

/** By SQLSTATE; what PostgreSQL itself says follows. */
const ofDatabase: Readonly<Record<string, string>> = {
  '53100': "The database's disk is full",
  '25006': 'The database takes no changes now',
  '42501':
    "The database's role may not do this; npm run migrate, as the owner of the database, does what a start has to create or alter, and docs/operations.md names the rights that the shop needs",
}

/** What an error, or what caused it, says to the person at the keyboard, where that person can mend it; undefined of any other. */
export const userFacingError = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if (ours.some((kind) => error instanceof kind)) return error.message
  return ofSystem(error) ?? userFacingError(error.cause)
}

const ofSystem = (error: Error): string | undefined => {
  const { code, path } = error as NodeJS.ErrnoException
  const sentence = ofDatabase[code ?? '']
  if (sentence !== undefined) return `${sentence}: ${error.message}.`
  if (isDatabaseUnavailable(error)) return `The database can't be reached: ${error.message}.`
  // Node puts a mark of its own before the system's name of it where a folder was to be removed.
  return ofFiles[(code ?? '').replace(/^ERR_FS_/, '')]?.(path ?? 'A file')
}
