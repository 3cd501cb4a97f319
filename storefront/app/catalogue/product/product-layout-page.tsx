import { search, type Call } from '@pasok/contract'
import { product_layout_shown } from '~words'
import { parseAddress } from '../../routing/address.ts'
import { apiContext } from '../../api-client/context.ts'
import { notFound } from '../../routing/not-found.ts'
import type { PageHandle } from '../../routing/use-link.ts'
import { shownCard } from '../listing/card.ts'
import { parseProductId } from './load-product.ts'
import { loadProductPage } from './load-product-page.ts'
import { productLayouts } from './product-layouts.ts'
import { ProductSidebar } from './product-sidebar.tsx'
import { ProductView } from './product-view.tsx'
import { variantsSearch } from './variants-query.ts'
import type { Route } from './+types/product-layout-page'

const NEW_PRODUCTS = '6'

/** The most popular featured product; the newest where none is featured. */
const findShownId = async (call: Call): Promise<number> => {
  for (const list of [search.listFeatured, search.listLatest]) {
    const { status, body } = await call(list, { query: { limit: '1' } })
    if (status !== 200) throw new Response(null, { status })
    const [first] = body.data.records
    if (first) return first.id
  }
  throw notFound('product')
}

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const address = parseAddress(url.pathname)
  const rest = address.kind === 'page' ? address.rest : ''
  const layout = productLayouts[rest]
  if (!layout) throw notFound('route')
  const call = context.get(apiContext)
  const idText = url.searchParams.get('id')
  const id = idText === null ? await findShownId(call) : parseProductId(idText)
  const [page, latest] = await Promise.all([
    loadProductPage(context, { id, url }),
    layout.hasSidebar && call(search.listLatest, { query: { limit: NEW_PRODUCTS } }),
  ])
  return {
    ...page,
    layout: { rest, columns: layout.columns },
    isChosen: idText !== null,
    ...(latest && { latest: latest.status === 200 ? latest.body.data.records.map(shownCard) : [] }),
  }
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ product, variants, isChosen }) =>
    variantsSearch(variants.query, isChosen ? product.id : undefined),
}

/** `/shop/product-standard`, `-columnar` and `-sidebar`: the product of `?id=`, else a featured one, in that layout. */
export default function ProductLayoutPage({ loaderData }: Route.ComponentProps) {
  const { latest, isChosen, ...shown } = loaderData
  return (
    <div className={`frame pt-3 pb-6 ${latest ? 'product-beside' : ''}`}>
      <div className="min-w-0">
        {!isChosen && <p className="mb-3 text-[13px] text-ink-soft">{product_layout_shown()}</p>}
        <ProductView {...shown} />
      </div>
      {latest && <ProductSidebar latest={latest} />}
    </div>
  )
}
