import { toQuantityRule, type AddedToCart } from '@pasok/contract'
import { useEffect } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { lists_added, lists_added_none, lists_skipped, lists_view_cart } from '~words'
import { counted } from '@pasok/ui/kit/counted.ts'
import { syncCart } from '../sync-cart.ts'
import { lineProblemText } from './line-problem-text.ts'

/** What became of the list in the cart: how many lines went in, and which did not. */
export function AddedLines({ added: result, cart }: { added: AddedToCart; cart: string | undefined }) {
  const { added, skipped } = result
  // The page's own cart learns of it.
  useEffect(() => void syncCart(), [result])
  return (
    <div id="added" role="status" className="mt-4 rounded-md border border-line-strong p-4">
      <p className="font-semibold">{added === 0 ? lists_added_none() : lists_added(counted(added))}</p>
      {skipped.length > 0 && (
        <>
          <p className="mt-2">{lists_skipped()}</p>
          <ul className="list-disc pl-5">
            {skipped.map(({ product, problem }) => (
              <li key={product.id}>
                <span className="part-number font-semibold">{product.sku_number}</span> {product.name}:{' '}
                <span className="text-danger">{lineProblemText(problem, toQuantityRule(product))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {cart !== undefined && (
        <Link to={cart} className="mt-2 inline-flex min-h-11 items-center underline">
          {lists_view_cart()}
        </Link>
      )}
    </div>
  )
}
