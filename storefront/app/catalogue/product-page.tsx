import { catalogue, type Call, type VariantRecord } from '@pasok/contract'
import { idOf } from '../shell/address.ts'
import { apiContext } from '../shell/context.ts'
import { notFound } from '../shell/not-found.ts'
import { PageHead } from '../shell/page-head.tsx'
import { pageOf } from '../shell/query.ts'
import { ProductIntro } from './product-intro.tsx'
import { VariantTable } from './variant-table.tsx'
import type { Route } from './+types/product-page'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const id = idOf(params.id)
  if (id === undefined) throw notFound('route')
  const call = context.get(apiContext)
  const page = pageOf(url.searchParams)
  const [{ status, body }, variants] = await Promise.all([
    call(catalogue.showHeader, { params: { id: String(id) } }),
    loadVariants(call, id, page),
  ])
  if (status === 404) throw notFound('product')
  if (status !== 200) throw new Response(null, { status })
  return { product: body.data.record, page, variants }
}

/** The rows of the pages up to this one: Load More adds a page to those shown. */
const loadVariants = async (call: Call, id: number, page: number): Promise<VariantRecord[]> => {
  const pages = Array.from({ length: page }, (_, i) => String(i + 1))
  const answers = await Promise.all(
    pages.map((n) => call(catalogue.listItems, { params: { id: String(id) }, query: { page: n } })),
  )
  return answers.flatMap(({ status, body }) => (status === 200 ? body.data.records : []))
}

/** `/shop/products/{id}`: a product and the table of its items. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, variants, page } = loaderData
  const single = product.single_item_id
  return (
    <div className="frame py-6">
      <PageHead
        title={product.name}
        rest={single === undefined ? `/shop/products/${product.id}` : `/shop/product/${single}`}
        indexed={page === 1}
      />
      <ProductIntro product={product} />
      <VariantTable product={product} variants={variants} page={page} />
    </div>
  )
}
