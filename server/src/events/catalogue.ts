/** The public catalogue changed: products, items, categories, brands or prices. */
export interface CatalogueChanged {
  readonly type: 'catalogue_changed'
}

/** A photograph was stored; `key` is its key without a width. */
export interface PictureAdded {
  readonly type: 'picture_added'
  readonly key: string
}
