import { redirect, type RouterContextProvider } from 'react-router'
import { getLocale } from '~words/runtime.js'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { seesPrices } from '../../identity/sees-prices.ts'
import { loadRelatedProducts } from './load-related-products.ts'
import { loadVariants } from './load-variants.ts'
import { tidiedVariants, parseVariantsQuery } from './variants-query.ts'

/** Loads a product, the table of its items as the address narrows it, and related products. */
export const loadProductPage = async (
  context: Readonly<RouterContextProvider>,
  { id, url }: { readonly id: number; readonly url: URL },
) => {
  const mayPrice = seesPrices(context.get(profileContext))
  const tidied = tidiedVariants(url, getLocale(), mayPrice)
  if (tidied !== undefined) throw redirect(tidied)
  const call = context.get(apiContext)
  const { product, variants } = await loadVariants(
    call,
    id,
    parseVariantsQuery(url.searchParams, getLocale(), mayPrice),
  )
  return { product, variants, related: await loadRelatedProducts(call, product.category_path.at(-1)?.id, id) }
}
