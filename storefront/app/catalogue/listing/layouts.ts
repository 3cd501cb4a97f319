import type { Place } from './state.ts'

/** The layouts of the catalogue that have an address of their own, by it. */
const layouts: Readonly<Record<string, Omit<Place, 'rest'>>> = {
  '/shop/catalog': { usualView: 'grid', side: 'left' },
  '/shop/category-list': { usualView: 'list', side: 'left' },
  '/shop/category-right-sidebar': { usualView: 'grid', side: 'right' },
  '/shop/category-grid-3-columns-sidebar': { usualView: 'grid', side: 'left' },
  '/shop/category-grid-4-columns-full': { usualView: 'grid', side: 'none', columns: 4 },
  '/shop/category-grid-5-columns-full': { usualView: 'grid', side: 'none', columns: 5 },
}

/** The listing that a path without a language shows; undefined where it is no layout's. */
export const layoutPlace = (rest: string): Place | undefined => {
  const layout = layouts[rest]
  return layout && { rest, ...layout }
}
