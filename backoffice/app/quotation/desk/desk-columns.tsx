import {
  formatDay,
  LARGEST_QUANTITY,
  LONGEST_COMMENT,
  percentOff,
  type ItemFacts,
  type QuotationLine,
} from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { discountText, leadTimeText, quantityText } from '@pasok/ui/records/line-texts.ts'
import { rupiahText } from '@pasok/words'
import {
  admin_available,
  admin_company_price,
  admin_cost,
  admin_desk_comment,
  admin_desk_discount,
  admin_desk_offer,
  admin_desk_offered,
  admin_desk_requested_quantity,
  admin_last_price,
  admin_last_price_on,
  admin_list_price,
  admin_margin,
  admin_requested_quantity,
  quotation_item,
  quotation_lead_time,
  quotation_line_alternative,
  quotation_line_not_available,
  quotation_percent,
  quotation_place,
  quotation_price,
  quotation_quantity,
  quotation_subtotal,
  quotation_to_be_priced,
} from '~words'
import type { GridColumn } from '../../grid/grid-row.tsx'
import { readAmount, readPercent, readWhole } from '../../grid/read-figures.ts'
import type { DeskLine, FindFacts, OfferField } from './desk-line.ts'
import { lineMargin, lineSum, resolvePrice } from './desk-sums.ts'

/** A column of the desk, by the field of the line that it sets. */
export type DeskColumn = GridColumn<DeskLine> & { readonly name: OfferField | (string & {}) }

type Status = QuotationLine['status']

/** What is offered of a line, in the order in which the desk names it. */
const statusNames: Readonly<Record<Status, () => string>> = {
  quoted: admin_desk_offered,
  alternative: quotation_line_alternative,
  not_available: quotation_line_not_available,
  open: quotation_to_be_priced,
}

/** The status that a typed beginning of its name means; undefined where none or several begin so. */
const readStatus = (typed: string): Status | undefined => {
  const beginning = typed.trim().toLowerCase()
  const found = Object.entries(statusNames).filter(([, name]) => name().toLowerCase().startsWith(beginning))
  return beginning !== '' && found.length === 1 ? (found[0]?.[0] as Status) : undefined
}

/** A line that is priced is offered. */
const offered = ({ status }: DeskLine): { readonly status?: Status } =>
  status === 'open' ? { status: 'quoted' } : {}

const amountText = (amount: number | undefined): string => (amount === undefined ? '' : rupiahText(amount))
const plain = (figure: number | undefined): string => (figure === undefined ? '' : String(figure))

/** What one cost when it was ordered last, the discount taken off. */
const lastPrice = ({ last_price }: Pick<ItemFacts, 'last_price'> = {}): number | undefined =>
  last_price && percentOff(last_price.unit_price, Math.round((last_price.discount_percent ?? 0) * 100))

type Fact = 'unit_cost' | 'list_price' | 'company_price' | 'available_qty'

/** The columns of the pricing desk. Those that set a field have its name. */
export const buildColumns = (
  findFacts: FindFacts,
  ItemEditor: NonNullable<DeskColumn['Editor']>,
): readonly DeskColumn[] => {
  const factColumn = (
    name: Fact,
    title: () => string,
    show: (value: number | undefined, line: DeskLine) => string = amountText,
    width = 125,
  ): DeskColumn => ({
    name,
    title,
    width,
    isFigure: true,
    text: (line) => plain(findFacts(line)?.[name]),
    show: (line) => show(findFacts(line)?.[name], line),
  })
  return [
    {
      name: 'place',
      title: quotation_place,
      width: 52,
      isFrozen: true,
      isFigure: true,
      text: ({ place }) => String(place),
    },
    {
      name: 'requested',
      title: admin_requested_quantity,
      width: 190,
      isFrozen: true,
      text: ({ requested, product }) =>
        [requested.requested_text, requested.requested_description].filter(Boolean).join(' ') ||
        (product?.name ?? ''),
    },
    {
      name: 'requested_quantity',
      title: admin_desk_requested_quantity,
      width: 90,
      isFigure: true,
      text: ({ requested }) => requested.requested_quantity ?? '',
    },
    {
      name: 'product_item_id',
      title: quotation_item,
      width: 230,
      text: ({ product }) => product?.sku_number ?? '',
      show: ({ product, is_removed }) =>
        product && (
          <>
            <span className={`part-number font-semibold ${is_removed ? 'line-through' : ''}`}>
              {product.sku_number}
            </span>{' '}
            {product.name}
          </>
        ),
      write: (typed, { product }) => {
        if (typed === '') return { product_item_id: undefined, product: undefined, status: 'open' }
        return typed === product?.sku_number ? {} : undefined
      },
      Editor: ItemEditor,
    },
    {
      name: 'status',
      title: admin_desk_offer,
      width: 115,
      text: ({ status }) => statusNames[status](),
      write: (typed) => {
        const status = readStatus(typed)
        return status && { status }
      },
    },
    {
      name: 'quantity',
      title: quotation_quantity,
      width: 105,
      isFigure: true,
      text: ({ quantity }) => plain(quantity),
      show: ({ quantity, uom }) => (quantity === undefined ? '' : quantityText(quantity, uom)),
      write: (typed) => {
        const quantity = readWhole(typed)
        return quantity === undefined || quantity === 0 || quantity > LARGEST_QUANTITY
          ? undefined
          : { quantity }
      },
    },
    factColumn('unit_cost', admin_cost),
    factColumn('list_price', admin_list_price),
    factColumn('company_price', admin_company_price),
    {
      name: 'last_price',
      title: admin_last_price,
      width: 215,
      isFigure: true,
      text: (line) => plain(lastPrice(findFacts(line))),
      show: (line) => {
        const { last_price } = findFacts(line) ?? {}
        if (!last_price) return ''
        const price = amountText(lastPrice({ last_price }))
        return admin_last_price_on({ price, day: formatDay(last_price.day) })
      },
    },
    factColumn(
      'available_qty',
      admin_available,
      (available) => (available === undefined ? '' : decimal(available)),
      85,
    ),
    {
      name: 'unit_price',
      title: quotation_price,
      width: 130,
      isFigure: true,
      text: ({ unit_price }) => plain(unit_price),
      show: (line) => {
        if (line.unit_price !== undefined) return rupiahText(line.unit_price)
        return <span className="text-ink-soft italic">{amountText(resolvePrice(line, findFacts(line)))}</span>
      },
      write: (typed, line) => {
        const unit_price = typed === '' ? undefined : readAmount(typed)
        return typed !== '' && unit_price === undefined
          ? undefined
          : { unit_price, ...(typed !== '' && offered(line)) }
      },
    },
    {
      name: 'discount_percent',
      title: admin_desk_discount,
      width: 80,
      isFigure: true,
      text: ({ discount_percent }) => (discount_percent === 0 ? '' : decimal(discount_percent)),
      show: ({ discount_percent }) => discountText(discount_percent),
      write: (typed) => {
        const discount_percent = typed === '' ? 0 : readPercent(typed)
        return discount_percent === undefined ? undefined : { discount_percent }
      },
    },
    {
      name: 'subtotal',
      title: quotation_subtotal,
      width: 140,
      isFigure: true,
      text: (line) => plain(lineSum(line, findFacts(line))),
      show: (line) => amountText(lineSum(line, findFacts(line))),
    },
    {
      name: 'margin',
      title: admin_margin,
      width: 80,
      isFigure: true,
      text: (line) => plain(lineMargin(line, findFacts(line))),
      show: (line) => {
        const margin = lineMargin(line, findFacts(line))
        if (margin === undefined) return ''
        const text = quotation_percent({ percent: decimal(margin) })
        return margin < 0 ? <strong className="text-danger">{text}</strong> : text
      },
    },
    {
      name: 'lead_time_days',
      title: quotation_lead_time,
      width: 110,
      isFigure: true,
      text: ({ lead_time_days }) => plain(lead_time_days),
      show: (line) => {
        if (line.lead_time_days !== undefined) return leadTimeText(line.lead_time_days)
        return <span className="text-ink-soft italic">{leadTimeText(findFacts(line)?.lead_time_days)}</span>
      },
      write: (typed) => {
        const lead_time_days = typed === '' ? undefined : readWhole(typed)
        if (typed !== '' && (lead_time_days === undefined || lead_time_days > LONGEST_LEAD_TIME))
          return undefined
        return { lead_time_days }
      },
    },
    {
      name: 'staff_comment',
      title: admin_desk_comment,
      width: 240,
      text: ({ staff_comment }) => staff_comment,
      write: (typed) => {
        const staff_comment = typed.trim()
        return staff_comment.length > LONGEST_COMMENT ? undefined : { staff_comment }
      },
    },
  ]
}

/** In days, as the API takes it. */
const LONGEST_LEAD_TIME = 999

/** The columns without their editors, for those who only read. */
export const readOnlyColumns = (columns: readonly DeskColumn[]): readonly DeskColumn[] =>
  columns.map((column) => {
    const { write: _, Editor: __, ...shown } = column
    return shown
  })
