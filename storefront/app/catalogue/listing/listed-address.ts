import type { Language } from '../../routing/address.ts'
import { canonical } from '../../routing/canonical.ts'
import { brandValue } from './state.ts'

/** A page in the sitemap. */
export type ListedPage =
  /** A page of the table of paths; `path` is without a language. */
  | { readonly kind: 'fixed'; readonly path: string }
  | { readonly kind: 'post' | 'page'; readonly slug: string }
  | { readonly kind: 'category'; readonly id: number; readonly slugs: Readonly<Record<Language, string>> }
  | { readonly kind: 'brand'; readonly id: number; readonly name: string }
  | { readonly kind: 'product'; readonly id: number }
  | { readonly kind: 'item'; readonly id: number }

/** The canonical address of such a page in a language, from the shop's own root. */
export const listedAddress = (page: ListedPage, language: Language): string => {
  if (page.kind === 'category')
    return canonical(language, `/shop/category/${page.id}`, { title: page.slugs[language] })
  if (page.kind === 'brand') return canonical(language, '/shop', { filter_brand: brandValue(page) })
  if (page.kind === 'product') return canonical(language, `/shop/products/${page.id}`)
  if (page.kind === 'item') return canonical(language, `/shop/product/${page.id}`)
  if (page.kind === 'fixed') return canonical(language, page.path)
  return canonical(language, `${page.kind === 'post' ? '/blog' : '/site'}/${page.slug}`)
}
