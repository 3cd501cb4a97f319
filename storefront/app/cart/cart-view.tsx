import {
  LARGEST_QUANTITY,
  leastQuantity,
  LINES_PER_PAGE,
  quantityIn,
  toQuantityRule,
  type Cart,
} from '@pasok/contract'
import { memo, useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import {
  cart_accept_change,
  cart_accept_price,
  cart_clear,
  cart_less,
  cart_line_total,
  cart_more,
  cart_price,
  cart_product,
  cart_quantity,
  cart_quantity_of,
  cart_remove,
  cart_remove_of,
  cart_totals,
  cart_update,
} from '~words'
import { useRootData } from '../layout/root-data.ts'
import { FormAlert, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { LineRange, pageQuery, shownLines } from '@pasok/ui/records/line-range.tsx'
import { NumberStepper } from '@pasok/ui/kit/number-stepper.tsx'
import { PAGE_FIELD, Pagination } from '@pasok/ui/kit/pagination.tsx'
import { rupiahText } from '@pasok/words'
import { useRestoredFocus } from '@pasok/ui/kit/use-restored-focus.ts'
import { listPendingChanges, EMPTY, fromServer, sumOfAnswer, sumOfState, type CartItem } from './cart.ts'
import { acceptChange, changeQuantities } from './cart-commands.ts'
import { quantityText } from './quantity-text.ts'
import { LineChange, LineName, LinePicture, LinePrice, LineProblem, LineUnit } from './cart-line.tsx'
import { openCart, useCart } from './cart-store.ts'
import { CartSums } from './cart-sums.tsx'
import { CheckoutButtons } from './checkout-buttons.tsx'
import { removeAll, removeLine } from './remove-line.ts'
import { syncCart, takeLoadedCart } from './sync-cart.ts'
import { SyncStatus } from './sync-status.tsx'

interface Props {
  /** As the shop had it when the page was made: the lines of this page, the sums of all. */
  readonly loaded: Cart
  /** From 1 on, of LINES_PER_PAGE lines each. */
  readonly page?: number
  /** Names a request for better prices, so that it is made once. */
  readonly requestKey: string
  /** Why a form without scripts was refused. */
  readonly result: (FormResult & { readonly values: Values }) | undefined
  /** Shown for an empty cart. */
  readonly empty: ReactNode
}

/** The cart's lines, their quantities, and its sums. Before scripts all of it is one form with a button to update. */
export function CartView({ loaded, page: wanted = 1, requestKey, result, empty }: Props) {
  const taxPercent = useRootData()?.settings.tax_percent ?? 0
  const { cart: local, sync, isKnown } = useCart()
  const first = useMemo(() => fromServer(loaded, EMPTY, new Map(), loaded.tax_percent), [loaded])
  const sum = isKnown ? sumOfState(local) : sumOfAnswer(loaded)
  const { items } = isKnown ? local : first
  const range = shownLines(wanted, LINES_PER_PAGE, sum.lines)
  const start = isKnown ? (range.page - 1) * LINES_PER_PAGE : 0
  const buildPageAddress = usePageAddress()
  const navigate = useNavigate()
  const email = useRootData()?.member?.email
  useEffect(() => {
    if (email !== undefined) openCart({ email, taxPercent })
    takeLoadedCart(loaded)
  }, [loaded, email, taxPercent])
  // A form without scripts may have changed it; leaving the page ends the editing of quantities.
  useEffect(() => {
    void syncCart()
    return () => void syncCart()
  }, [loaded.id, loaded.revision])
  const body = useRef<HTMLTableSectionElement>(null)
  const emptyBox = useRef<HTMLDivElement>(null)
  const onFocus = useRestoredFocus((_, place) => {
    const names = body.current?.querySelectorAll<HTMLElement>('.cart-name a') ?? []
    return names[Math.min(place, names.length - 1)] ?? emptyBox.current?.querySelector('a')
  })
  if (sum.lines === 0) return <div ref={emptyBox}>{empty}</div>
  return (
    <Form
      method="post"
      className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_320px] xl:items-start"
      onFocus={onFocus}
      onSubmit={(event) => {
        // Until the page has its cart the form is sent as it is without scripts.
        if (!isKnown || event.defaultPrevented) return
        event.preventDefault()
        void syncCart()
        const page = pageIn(event)
        if (page !== undefined) void navigate(buildPageAddress(page), { preventScrollReset: true })
      }}
    >
      {/* Enter in a quantity presses a form's first button: that must not be one that removes a line. */}
      <button type="submit" name="intent" value="update" tabIndex={-1} aria-hidden="true" className="sr-only">
        {cart_update()}
      </button>
      <FormAlert result={result} className="xl:col-span-2" />
      <div>
        <LineRange {...range} />
        <table className="cart-table w-full border-collapse">
          <thead>
            <tr>
              <th colSpan={2}>{cart_product()}</th>
              <th className="cart-amount">{cart_price()}</th>
              <th>{cart_quantity()}</th>
              <th className="cart-amount">{cart_line_total()}</th>
              <th>
                <span className="sr-only">{cart_remove()}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {items.slice(start, start + LINES_PER_PAGE).map((item) => (
              <Row
                key={item.id}
                item={item}
                isKnown={isKnown}
                typed={result?.values[quantityField(item)]}
                error={result?.errors[quantityField(item)]?.[0]}
              />
            ))}
          </tbody>
        </table>
        <Pagination page={range.page} pages={range.pages} />
      </div>
      <section aria-label={cart_totals()} className="grid gap-3 rounded-md border border-line p-4">
        <CartSums sum={sum} />
        <SyncStatus sync={sync} />
        <CheckoutButtons items={items} sum={sum} isKnown={isKnown} requestKey={requestKey} />
        <button type="submit" name="intent" value="update" className="button button-quiet">
          {cart_update()}
        </button>
        <button
          type="submit"
          name="intent"
          value="clear"
          className="button button-quiet"
          onClick={(event) => {
            if (!isKnown) return
            event.preventDefault()
            removeAll(items)
          }}
        >
          {cart_clear()}
        </button>
      </section>
    </Form>
  )
}

/** The page that a button of the form leads to; undefined for its other buttons. */
const pageIn = ({ nativeEvent }: FormEvent<HTMLFormElement>): number | undefined => {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.name === PAGE_FIELD
    ? Number(submitter.value)
    : undefined
}

/** The addresses of the cart's pages, which stand at two paths. */
const usePageAddress = () => {
  const { pathname } = useLocation()
  return (page: number) => pathname + pageQuery(page)
}

const quantityField = ({ product }: CartItem): string => `quantity-${product.id}`

interface RowProps {
  readonly item: CartItem
  readonly isKnown: boolean
  /** What a form without scripts sent as its quantity, and why that was refused. */
  readonly typed: string | undefined
  readonly error: string | undefined
}

/** Whatever is changed, the cart is read and counted again: lines that say the same are drawn once. */
const isSame = (before: RowProps, after: RowProps): boolean =>
  before.isKnown === after.isKnown &&
  before.typed === after.typed &&
  before.error === after.error &&
  JSON.stringify(before.item) === JSON.stringify(after.item)

const Row = memo(function Row({ item, isKnown, typed, error }: RowProps) {
  const { id, product, price, quantity, total } = item
  const problem = `cart-problem-${id}`
  const [isEdited, setEdited] = useState(false)
  // 0 takes no line out of the cart by itself: it is refused, and stands there until a quantity is typed.
  const [isZero, setZero] = useState(false)
  const shownError = isZero ? quantityText(product, 0) : isEdited ? undefined : error
  const rule = toQuantityRule(product)
  const changes = listPendingChanges(item)
  const hasChanged = Object.keys(changes).length > 0
  return (
    <tr>
      <td className="cart-picture">
        <LinePicture item={item} />
      </td>
      <td className="cart-name">
        <LineName item={item} />
        <LineProblem item={item} id={problem} error={shownError} />
      </td>
      <td className="cart-amount cart-price">
        <LinePrice item={item} />
        <LineUnit item={item} />
        <LineChange item={item} />
        {hasChanged && (
          <button
            type="submit"
            name="intent"
            value={`accept-${product.id}-${price ?? ''}-${product.min_pieces ?? ''}-${product.uom ?? ''}`}
            className="min-h-11 cursor-pointer text-[13px] whitespace-nowrap text-link underline md:min-h-6"
            onClick={(event) => {
              if (!isKnown) return
              event.preventDefault()
              acceptChange(product.id)
            }}
          >
            {price === undefined || changes.unit_shown ? cart_accept_change() : cart_accept_price()}
            <span className="sr-only"> {product.sku_number}</span>
          </button>
        )}
      </td>
      <td className="cart-line-quantity">
        <NumberStepper
          label={cart_quantity_of({ name: product.sku_number })}
          less={cart_less()}
          more={cart_more()}
          name={quantityField(item)}
          read={quantityIn}
          value={isZero ? 0 : quantity}
          typed={typed}
          onChange={(next) => {
            setEdited(true)
            setZero(next === 0)
            if (next) changeQuantities(new Map([[id, next]]))
          }}
          min={0}
          least={leastQuantity(rule)}
          max={LARGEST_QUANTITY}
          step={rule.multiple_qty}
          error={item.problem || shownError !== undefined ? problem : undefined}
        />
      </td>
      <td className="cart-amount cart-line-total">{total !== undefined && rupiahText(total)}</td>
      <td className="cart-line-remove">
        <button
          type="submit"
          name="intent"
          value={`remove-${product.id}`}
          aria-label={cart_remove_of({ name: product.name })}
          className="min-h-11 cursor-pointer px-2 text-danger hover:underline"
          onClick={(event) => {
            if (!isKnown) return
            event.preventDefault()
            removeLine(item)
          }}
        >
          {cart_remove()}
        </button>
      </td>
    </tr>
  )
}, isSame)
