/** The layouts of a product's page. */
export interface ProductLayout {
  /** Columns of pictures, texts and what is done with it: in three, what is done stands by itself. */
  readonly columns: 2 | 3
  /** With categories and new products beside it. */
  readonly hasSidebar?: true
}

/** The layouts of a product that have an address of their own, by its path without a language. */
export const productLayouts: Readonly<Record<string, ProductLayout>> = {
  '/shop/product-standard': { columns: 2 },
  '/shop/product-columnar': { columns: 3 },
  '/shop/product-sidebar': { columns: 2, hasSidebar: true },
}
