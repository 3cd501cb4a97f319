import type { ImportProblemCode } from '@pasok/words'

/**
 * Takes in the files that a table names, into the file storage. Answers what is kept, why it can't be, or undefined
 * for what is left alone.
 */
export interface Shelf<Kept> {
  keep(name: string): Promise<Kept | ImportProblemCode | undefined>
}

/** A picture that the file storage keeps. */
export interface KeptPicture {
  readonly key: string
  readonly width: number
  readonly height: number
  /** A photograph is kept in several widths under one key, a drawing as it is. */
  readonly photo: boolean
  /** What a drawing says that it shows. */
  readonly title?: string | null
}

/** A document that the file storage keeps. */
export interface KeptDocument {
  readonly key: string
}

export interface Shelves {
  readonly pictures: Shelf<KeptPicture>
  readonly documents: Shelf<KeptDocument>
}
