// oxlint-disable react/forbid-dom-props -- no server renders it: React sets places by the CSSOM, which the policy allows
import { LONGEST_KEYWORD, quotationStaff, type FoundItem } from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { SEARCH_DEBOUNCE_MS } from '@pasok/ui/kit/delays.ts'
import { unitText } from '@pasok/ui/records/catalogue/unit.ts'
import { rupiahText } from '@pasok/words'
import { useQuery } from '@tanstack/react-query'
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import {
  admin_available,
  admin_company_price,
  admin_cost,
  form_list_failed,
  form_list_loading,
  form_list_none,
} from '~words'
import { ask } from '../../api/ask.ts'
import type { EditorProps } from '../../grid/grid-row.tsx'
import type { DeskLine } from './desk-line.ts'

/** What the editor of an item needs of its desk. */
export const ItemSearch = createContext<{
  readonly quotationId: number
  /** The lines as they are stored, by their keys. */
  readonly bases: ReadonlyMap<number, DeskLine>
  /** Called with the item that is chosen. */
  readonly onChosen: (item: FoundItem) => void
}>({ quotationId: 0, bases: new Map(), onChosen: () => {} })

/** The status of a line with an item: another one than what the buyer asked for by its number is an alternative. */
const statusWith = (itemId: number, base: DeskLine | undefined): DeskLine['status'] => {
  if (base?.status === 'alternative') return 'alternative'
  const asked = base?.requested.requested_text === undefined ? base?.product_item_id : undefined
  return asked === undefined || asked === itemId ? 'quoted' : 'alternative'
}

/** The fields of a line with another item. */
const chooseItem = (
  line: DeskLine,
  base: DeskLine | undefined,
  { product, uom, min_qty }: FoundItem,
): Partial<DeskLine> => {
  if (product.id === line.product_item_id) return {}
  return {
    product_item_id: product.id,
    product: { sku_number: product.sku_number, name: product.name },
    uom,
    status: statusWith(product.id, base),
    quantity: line.quantity ?? min_qty,
    unit_price: undefined,
    lead_time_days: undefined,
  }
}

/** In pixels: the list's height, beside which there is room below the cell or else above it. */
const LIST_HEIGHT = 300

/** Searches an item in a cell: what the line asks for at first, or what is typed. Enter takes the marked one. */
export function ItemEditor({ row, text, isTypedOver, label, onDone, onGiveUp }: EditorProps<DeskLine>) {
  const { quotationId, bases, onChosen } = use(ItemSearch)
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const begins = isTypedOver || text !== '' ? text : (row.requested.requested_text ?? '')
  const [typed, setTyped] = useState(begins.slice(0, LONGEST_KEYWORD))
  const [keyword, setKeyword] = useState(typed.trim())
  const [index, setIndex] = useState(0)
  /** The key that takes the first item as soon as items are there. */
  const [waiting, setWaiting] = useState<KeyboardEvent>()
  const [place, setPlace] = useState<{ left: number; top: number }>()
  const { data, isError, isFetching } = useQuery({
    queryKey: ['quotation items', quotationId, keyword],
    queryFn: () =>
      ask(quotationStaff.findQuotationItems, { params: { id: String(quotationId) }, query: { keyword } }),
    enabled: keyword !== '',
  })
  const isCurrent = typed.trim() === keyword
  const items = isCurrent && data ? data.records : []

  useEffect(() => {
    input.current?.focus()
    if (!isTypedOver) input.current?.select()
  }, [isTypedOver])
  useEffect(() => {
    const wait = setTimeout(() => setKeyword(typed.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(wait)
  }, [typed])
  useLayoutEffect(() => {
    const box = input.current?.getBoundingClientRect()
    if (!box) return
    const hasRoom = box.bottom + LIST_HEIGHT < window.innerHeight
    setPlace({ left: box.left, top: hasRoom ? box.bottom : Math.max(0, box.top - LIST_HEIGHT) })
  }, [])

  const choose = (item: FoundItem, event?: KeyboardEvent) => {
    onChosen(item)
    onDone(chooseItem(row, bases.get(row.key), item), event)
  }
  const [first] = items
  const chooseFirst = useEffectEvent(() => {
    if (waiting && first) choose(first, waiting)
  })
  useEffect(() => chooseFirst(), [waiting, first])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const reached = items[index]
    if (key === 'Escape') onGiveUp()
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const step = key === 'ArrowDown' ? 1 : -1
      setIndex(Math.max(0, Math.min(items.length - 1, index + step)))
    } else if (key === 'Enter' || key === 'Tab') {
      if (typed.trim() === '') onDone('', event)
      else if (reached) choose(reached, event)
      else {
        event.preventDefault()
        setKeyword(typed.trim())
        setWaiting(event)
      }
    }
  }
  const note =
    keyword === '' || (items.length > 0 && isCurrent)
      ? undefined
      : isError
        ? form_list_failed()
        : isFetching || !isCurrent
          ? form_list_loading()
          : form_list_none()
  return (
    <>
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={list}
        aria-activedescendant={items.length > 0 ? `${list}-${index}` : undefined}
        value={typed}
        maxLength={LONGEST_KEYWORD}
        autoComplete="off"
        spellCheck={false}
        className="h-full w-full border-2 border-link bg-white px-1.5 outline-none"
        onChange={({ target }) => {
          setTyped(target.value)
          setIndex(0)
          setWaiting(undefined)
        }}
        onKeyDown={press}
        onBlur={() => onGiveUp('left')}
      />
      {place && (
        <div
          className="fixed z-30 w-130 max-w-[90vw] overflow-y-auto rounded-md border border-line-strong bg-white shadow-lg"
          style={{ left: place.left, top: place.top, maxHeight: LIST_HEIGHT }}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          <div id={list} role="listbox" aria-label={label}>
            {items.map((item, at) => (
              <div
                key={item.product.id}
                id={`${list}-${at}`}
                role="option"
                aria-selected={at === index}
                onClick={() => choose(item)}
                className={`cursor-pointer px-3 py-1.5 hover:bg-surface ${at === index ? 'bg-surface outline-2 -outline-offset-2 outline-link' : ''}`}
              >
                <FoundText item={item} />
              </div>
            ))}
          </div>
          <p role="status" className={note === undefined ? 'sr-only' : 'px-3 py-2 text-[13px] text-ink-soft'}>
            {note}
          </p>
        </div>
      )}
    </>
  )
}

function FoundText({ item }: { readonly item: FoundItem }) {
  const { product, uom, min_pieces, company_price, unit_cost, available_qty } = item
  const facts = [
    [admin_company_price(), company_price === undefined ? undefined : rupiahText(company_price)],
    [admin_cost(), unit_cost === undefined ? undefined : rupiahText(unit_cost)],
    [admin_available(), available_qty === undefined ? undefined : decimal(available_qty)],
  ].flatMap(([name, fact]) => (fact === undefined ? [] : [`${name}: ${fact}`]))
  return (
    <>
      <span className="block truncate">
        <span className="part-number font-semibold">{product.sku_number}</span> {product.name}
      </span>
      <span className="block truncate text-[13px] text-ink-soft">
        {[unitText({ uom, pieces: min_pieces }), ...facts].join(' · ')}
      </span>
    </>
  )
}
