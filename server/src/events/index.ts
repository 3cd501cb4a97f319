import type { CatalogueChanged, PictureAdded } from './catalogue.ts'

/** Everything the rooms announce to each other. */
export type Event = CatalogueChanged | PictureAdded
export type { CatalogueChanged, PictureAdded }
