import type { ImportProblemCode } from '@pasok/words'

/** Stores the files that a table names. Returns the stored file, an error code, or undefined for a skipped one. */
export interface ImportFiles<Stored> {
  store(name: string): Promise<Stored | ImportProblemCode | undefined>
}

/** A stored picture. */
export interface StoredPicture {
  readonly key: string
  readonly width: number
  readonly height: number
  /** Whether it is a photograph, stored in several widths under one key; a drawing is stored as it is. */
  readonly photo: boolean
  /** The title of a drawing. */
  readonly title?: string | null
}

/** A stored document. */
export interface StoredDocument {
  readonly key: string
}

export interface AllImportFiles {
  readonly pictures: ImportFiles<StoredPicture>
  readonly documents: ImportFiles<StoredDocument>
}
