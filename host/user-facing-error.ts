import { catalogueImport } from '@pasok/server'
import { UnusableEnvironment } from './environment/env.ts'
import { UnusableMapping } from './tables/read-mapping.ts'

/** A command line that makes no sense; the message says where. */
export class UnusableOptions extends Error {
  override readonly name = 'UnusableOptions'
}

const ours = [
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

/** What an error says to the person at the keyboard, where that person can mend it; undefined of any other. */
export const userFacingError = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if (ours.some((kind) => error instanceof kind)) return error.message
  const { code, path } = error as NodeJS.ErrnoException
  // Node puts a mark of its own before the system's name of it where a folder was to be removed.
  return ofFiles[(code ?? '').replace(/^ERR_FS_/, '')]?.(path ?? 'The file')
}
