import { LARGEST_QUANTITY } from '@pasok/contract'
import type { ReactNode } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  lists_down,
  lists_line_remove,
  lists_quantity,
  lists_quantity_of,
  lists_up,
  product_min_qty,
} from '~words'
import { Availability } from '@pasok/ui/records/catalogue/availability.tsx'
import { ShownPrice } from '../../pricing/price.tsx'
import { ProductPicture } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { unitName } from '@pasok/ui/records/catalogue/unit.ts'
import { useLink } from '../../routing/use-link.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { FieldError } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { rupiahText } from '@pasok/words'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { lineProblemText } from './line-problem-text.ts'
import { quantityField, seenField } from './quantity-field.ts'
import type { ShownLine } from './shown-line.ts'

/** One item of a list, as it is today. */
export function ListLine({ line, children }: { line: ShownLine; children: ReactNode }) {
  const link = useLink()
  const { rule, problem } = line
  const name = <Unbroken>{line.name}</Unbroken>
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-3 md:grid-cols-[64px_minmax(0,1fr)_auto]">
      <div className="size-16">
        <ProductPicture picture={line.picture} className="size-16" sizes="64px" />
      </div>
      <div className="min-w-0">
        <p className="part-number font-semibold max-md:wrap-anywhere max-md:whitespace-normal">
          {line.number}
        </p>
        <p lang={line.lang} className="break-words">
          {line.isSold ? <Link to={link(`/shop/product/${line.id}`)}>{name}</Link> : name}
        </p>
        {line.isSold && (
          <>
            <Availability tags={line.tags ?? []} />
            <ShownPrice of={line.prices} />
          </>
        )}
        {problem && <p className="text-danger">{lineProblemText(problem, rule)}</p>}
        {(rule.min_qty > 1 || rule.multiple_qty > 1) && (
          <p className="text-[13px] text-ink-soft">
            {product_min_qty({ min: decimal(rule.min_qty), multiple: decimal(rule.multiple_qty) })}
          </p>
        )}
      </div>
      <div className="col-span-full md:col-span-1 md:w-72">{children}</div>
    </li>
  )
}

/** How much of it, and what that costs. */
export function LineFacts({ line }: { line: ShownLine }) {
  return (
    <div className="flex justify-between gap-4 md:justify-end">
      <p>
        {lists_quantity()}: {decimal(line.quantity)} {line.uom && unitName(line.uom)}
      </p>
      <Subtotal line={line} />
    </div>
  )
}

/** What it costs, and what one costs at this quantity where that is another price. */
function Subtotal({ line: { quantity, price_unit, price_subtotal, prices } }: { line: ShownLine }) {
  if (price_unit === undefined || price_subtotal === undefined) return null
  return (
    <p className="text-right whitespace-nowrap tabular-nums">
      <strong>{rupiahText(price_subtotal)}</strong>
      {price_unit !== prices.price && (
        <span className="block text-[13px] text-ink-soft">
          {decimal(quantity)} × {rupiahText(price_unit)}
        </span>
      )}
    </p>
  )
}

const control = 'button button-quiet min-h-11 px-3 disabled:text-line-strong'

interface ControlsProps {
  readonly line: ShownLine
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Which of its buttons has just moved it: that is where the keyboard stays. */
  readonly focused?: 'up' | 'down'
}

/** What changes a line: its quantity, its place, and whether it is there at all. */
export function LineControls({ line, isFirst, isLast, focused }: ControlsProps) {
  const field = quantityField(line.id)
  // At an end of the list the button that moved it there can be pressed no more.
  const target = focused === 'up' && isFirst ? 'down' : focused === 'down' && isLast ? 'up' : focused
  const move = (way: 'up' | 'down', text: string, isClosed: boolean) => (
    <button
      type="submit"
      name="do"
      value={`${way}:${line.id}`}
      disabled={isClosed}
      // The rows are recreated after a move, and the focus is restored.
      autoFocus={target === way}
      aria-label={`${text} ${line.number}`}
      title={text}
      className={control}
    >
      <span className={way === 'down' ? 'rotate-180' : ''}>
        <Icon name="up" />
      </span>
    </button>
  )
  return (
    <>
      <div className="flex items-center gap-2">
        <input type="hidden" name={seenField(line.id)} value={line.quantity} />
        <div className="w-24 shrink-0">
          <TextField
            name={field}
            label={lists_quantity_of({ number: line.number })}
            isLabelHidden
            isNumeric
            maxLength={String(LARGEST_QUANTITY).length + 2}
          />
        </div>
        <span>{line.uom && unitName(line.uom)}</span>
        <div className="ml-auto">
          <Subtotal line={line} />
        </div>
      </div>
      <FieldError name={field} />
      <div className="no-print mt-2 flex gap-2">
        {move('up', lists_up(), isFirst)}
        {move('down', lists_down(), isLast)}
        <button type="submit" name="do" value={`remove:${line.id}`} className={`${control} ml-auto`}>
          {lists_line_remove()} <span className="sr-only">{line.number}</span>
        </button>
      </div>
    </>
  )
}
