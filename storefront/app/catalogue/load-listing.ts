import { catalogue, type Call, type Card } from '@pasok/contract'
import { notFound } from '../shell/not-found.ts'
import { brandOf, keywordOf, pageOf, sortOf, type Sort } from '../shell/query.ts'

/** Everything a listing page shows, as its loader gives it. */
export interface Listing {
  readonly records: Card[]
  readonly total: number
  readonly page: number
  readonly perPage: number
  readonly keyword: string
  readonly sort: Sort
  readonly brand: { readonly id: number; readonly name: string } | undefined
}

/** Loads one page of a listing as its address asks for it. Throws the error page's answer for what does not exist. */
export const loadListing = async (
  call: Call,
  query: URLSearchParams,
  categoryId?: number,
): Promise<Listing> => {
  const keyword = keywordOf(query)
  const brandId = brandOf(query)
  const sort = sortOf(query)
  const page = pageOf(query)
  const { status, body } = await call(catalogue.listHeaders, {
    query: {
      page: String(page),
      ...(keyword && { keyword }),
      ...(categoryId !== undefined && { category_id: String(categoryId) }),
      ...(brandId !== undefined && { product_brand_id: String(brandId) }),
      sort,
    },
  })
  if (status === 404) throw notFound('category')
  if (status !== 200) throw new Response(null, { status })
  const { records, total, per_page: perPage } = body.data
  if (page > 1 && records.length === 0) throw notFound('route')
  const brand = brandId === undefined ? undefined : await findBrand(call, brandId, records)
  return { records, total, page, perPage, keyword, sort, brand }
}

/** The brand's name comes from the data, never from the address. */
const findBrand = async (call: Call, id: number, records: readonly Card[]): Promise<Listing['brand']> => {
  const shown = records.find((record) => record.product_brand?.id === id)?.product_brand
  if (shown) return { id, name: shown.name }
  const { status, body } = await call(catalogue.listHeaders, {
    query: { product_brand_id: String(id), per_page: '1' },
  })
  if (status !== 200) throw new Response(null, { status })
  const known = body.data.records[0]?.product_brand
  if (!known) throw notFound('route')
  return { id, name: known.name }
}
