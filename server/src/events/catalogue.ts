/** What a visitor sees of the catalogue changed: products, items, categories, brands or prices. */
export interface CatalogueChanged {
  readonly type: 'catalogue_changed'
}
