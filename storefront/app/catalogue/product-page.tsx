import { catalogue, type Call, type VariantRecord } from '@pasok/contract'
import { idOf } from '../shell/address.ts'
import { apiContext } from '../shell/context.ts'
import { notFound } from '../shell/not-found.ts'
import { pageOf } from '../shell/query.ts'
import { ProductHead } from './product-head.tsx'
import { ProductIntro } from './product-intro.tsx'
import { VariantTable } from './variant-table.tsx'
import type { Route } from './+types/product-page'

const ROWS_A_PAGE = 20
const MOST_ROWS_A_CALL = 100

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const id = idOf(params.id)
  if (id === undefined) throw notFound('route')
  const call = context.get(apiContext)
  const page = pageOf(url.searchParams)
  const { status, body } = await call(catalogue.showHeader, {
    params: { id: String(id) },
    query: { items: String(ROWS_A_PAGE) },
  })
  if (status === 404) throw notFound('product')
  if (status !== 200) throw new Response(null, { status })
  const { items = [], ...product } = body.data.record
  if (page > 1 && (page - 1) * ROWS_A_PAGE >= product.item_count) throw notFound('route')
  return { product, page, variants: page === 1 ? items : await loadPages(call, id, page) }
}

/** The rows of the pages up to this one: Load More adds a page to those shown. */
const loadPages = async (call: Call, id: number, page: number): Promise<VariantRecord[]> => {
  const rows = page * ROWS_A_PAGE
  const calls = Array.from({ length: Math.ceil(rows / MOST_ROWS_A_CALL) }, (_, i) => i + 1)
  const answers = await Promise.all(calls.map((n) => loadRows(call, id, n)))
  return answers.flat().slice(0, rows)
}

/** As many items as one call gives; none for a product that was taken off the shop in between. */
const loadRows = async (call: Call, id: number, page: number): Promise<VariantRecord[]> => {
  const { status, body } = await call(catalogue.listItems, {
    params: { id: String(id) },
    query: { page: String(page), per_page: String(MOST_ROWS_A_CALL) },
  })
  if (status === 404) return []
  if (status !== 200) throw new Response(null, { status })
  return body.data.records
}

/** `/shop/products/{id}`: a product and the table of its items. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, variants, page } = loaderData
  return (
    <div className="frame py-6">
      <ProductHead product={product} variants={variants} indexed={page === 1} />
      <ProductIntro product={product} />
      <VariantTable product={product} variants={variants} page={page} />
    </div>
  )
}
