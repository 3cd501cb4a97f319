import { catalogue } from '@pasok/contract'
import { Link } from 'react-router'
import {
  product_availability,
  product_copied,
  product_copy,
  product_min_qty,
  product_order_quantity,
  product_part_of,
  product_replaces,
  product_sku,
  product_unit,
} from '~words'
import { idOf } from '../shell/address.ts'
import { apiContext } from '../shell/context.ts'
import { notFound } from '../shell/not-found.ts'
import { useLink } from '../shell/use-link.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import { Availability } from './availability.tsx'
import { loadRelated } from './load-related.ts'
import { ItemHead } from './product-head.tsx'
import { ProductIntro } from './product-intro.tsx'
import { RelatedProducts } from './related-products.tsx'
import { LoginLink } from '../identity/login-link.tsx'
import { unitName } from './unit.ts'
import type { Route } from './+types/item-page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const id = idOf(params.id)
  if (id === undefined) throw notFound('route')
  const call = context.get(apiContext)
  const { status, body } = await call(catalogue.showItem, { params: { id: String(id) } })
  if (status === 404) throw notFound('product')
  if (status !== 200) throw new Response(null, { status })
  const { record: item } = body.data
  return { item, related: await loadRelated(call, item.category_path.at(-1)?.id, item.parent_id) }
}

/** `/shop/product/{id}`: one item with its own technical data. */
export default function ItemPage({ loaderData: { item, related } }: Route.ComponentProps) {
  const link = useLink()
  const orderable = item.min_qty > 1 || item.multiple_qty > 1
  return (
    <div className="frame py-6">
      <ItemHead item={item} />
      <ProductIntro product={item} data={item.attributes}>
        <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1">
          <dt className="text-ink-soft">{product_sku()}</dt>
          <dd className="flex flex-wrap items-center gap-x-3">
            <span className="part-number font-semibold">{item.sku_number}</span>
            <CopyButton text={item.sku_number} label={product_copy()} done={product_copied()} />
          </dd>
          {item.replaces && (
            <>
              <dt className="text-ink-soft">{product_replaces({ count: item.replaces.length })}</dt>
              <dd>
                <ul className="flex flex-wrap gap-x-4">
                  {item.replaces.map((number) => (
                    <li key={number} className="part-number">
                      {number}
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          )}
          <dt className="text-ink-soft">{product_availability()}</dt>
          <dd>
            <Availability tags={item.product_tag_ids} />
          </dd>
          <dt className="text-ink-soft">{product_unit()}</dt>
          <dd>{unitName(item.uom)}</dd>
          {orderable && (
            <>
              <dt className="text-ink-soft">{product_order_quantity()}</dt>
              <dd>{product_min_qty({ min: item.min_qty, multiple: item.multiple_qty })}</dd>
            </>
          )}
          {item.parent_item_count > 1 && (
            <>
              <dt className="text-ink-soft">{product_part_of()}</dt>
              <dd>
                <Link to={link(`/shop/products/${item.parent_id}`)} prefetch="intent">
                  <Unbroken>{item.parent_name}</Unbroken>
                </Link>
              </dd>
            </>
          )}
        </dl>
        {item.display_price && <LoginLink next={`/shop/product/${item.id}`} className="mt-2" />}
      </ProductIntro>
      <RelatedProducts cards={related} next={`/shop/product/${item.id}`} />
    </div>
  )
}
