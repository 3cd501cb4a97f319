import type { CatalogueChanged, PictureAdded } from './catalogue.ts'
import type { LetterWritten } from './mail.ts'

/** Everything the modules announce to each other. */
export type Event = CatalogueChanged | PictureAdded | LetterWritten
export type { CatalogueChanged, LetterWritten, PictureAdded }
