import type { CatalogueChanged, PictureAdded } from './catalogue.ts'
import type { EmailWritten } from './mail.ts'

/** Everything the modules announce to each other. */
export type Event = CatalogueChanged | PictureAdded | EmailWritten
export type { CatalogueChanged, EmailWritten, PictureAdded }
