import type { ImportProblemCode } from '@pasok/words'

/**
 * Takes in the files that a table names, into the file storage. Returns what is kept, why it can't be, or undefined
 * for what is left alone.
 */
export interface ImportFiles<Stored> {
  store(name: string): Promise<Stored | ImportProblemCode | undefined>
}

/** A picture that the file storage keeps. */
export interface StoredPicture {
  readonly key: string
  readonly width: number
  readonly height: number
  /** A photograph is kept in several widths under one key, a drawing as it is. */
  readonly photo: boolean
  /** What a drawing says that it shows. */
  readonly title?: string | null
}

/** A document that the file storage keeps. */
export interface StoredDocument {
  readonly key: string
}

export interface AllImportFiles {
  readonly pictures: ImportFiles<StoredPicture>
  readonly documents: ImportFiles<StoredDocument>
}
