import { catalogue } from '@pasok/contract'
import { Link } from 'react-router'
import {
  product_availability,
  product_data,
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
import { PageHead } from '../shell/page-head.tsx'
import { useLink } from '../shell/use-link.ts'
import { Availability } from './availability.tsx'
import { ProductIntro } from './product-intro.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { shareOf } from './share-of.ts'
import { unitName } from './unit.ts'
import type { Route } from './+types/item-page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const id = idOf(params.id)
  if (id === undefined) throw notFound('route')
  const call = context.get(apiContext)
  const { status, body } = await call(catalogue.showItem, { params: { id: String(id) } })
  if (status === 404) throw notFound('product')
  if (status !== 200) throw new Response(null, { status })
  return { item: body.data.record }
}

/** `/shop/product/{id}`: one item with its own technical data. */
export default function ItemPage({ loaderData: { item } }: Route.ComponentProps) {
  const link = useLink()
  const orderable = item.min_qty > 1 || item.multiple_qty > 1
  return (
    <div className="frame py-6">
      <PageHead
        title={`${item.name} ${item.sku_number}`}
        rest={`/shop/product/${item.id}`}
        share={shareOf(item)}
      />
      <ProductIntro product={item}>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          <dt className="text-ink-soft">{product_sku()}</dt>
          <dd className="part-number font-semibold">{item.sku_number}</dd>
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
                <Link to={link(`/shop/products/${item.parent_id}`)}>{item.parent_name}</Link>
              </dd>
            </>
          )}
        </dl>
        {item.attributes.length > 0 && (
          <section aria-labelledby="data" className="mt-6">
            <h2 id="data" className="mb-2 text-lg">
              {product_data()}
            </h2>
            <table className="w-full max-w-xl border-collapse border border-line">
              <tbody>
                {item.attributes.map((value) => (
                  <tr key={`${value.code} ${value.text}`} className="border-b border-line">
                    <th scope="row" className="w-1/2 bg-surface px-3 py-1.5 text-left font-normal">
                      {value.name}
                    </th>
                    <td className="px-3 py-1.5">{value.unit ? `${value.text} ${value.unit}` : value.text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </ProductIntro>
      <ProductTabs product={item} />
    </div>
  )
}
