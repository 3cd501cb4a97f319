import type { CatalogueChanged } from './catalogue.ts'

/** Everything the rooms announce to each other. */
export type Event = CatalogueChanged
export type { CatalogueChanged }
