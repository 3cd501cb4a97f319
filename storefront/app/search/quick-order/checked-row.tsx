import { priceAt, toQuantityRule, toUnit, type MatchedItem } from '@pasok/contract'
import { memo } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  price_on_request,
  quick_accept,
  quick_choose,
  quick_pieces,
  quick_quantity,
  quick_remove,
  quick_row,
  quick_search,
  quick_set_unit,
  quick_total,
  quick_words,
} from '~words'
import { quantityProblemText } from '../../cart/quantity-text.ts'
import { unitName, unitText } from '@pasok/ui/records/catalogue/unit.ts'
import { useLink } from '../../routing/use-link.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { rupiahText } from '@pasok/words'
import { useScripts } from '@pasok/ui/kit/use-scripts.ts'
import { MatchReason } from '../../catalogue/match-reason.tsx'
import type { Correction, JudgedRow } from './list-rows.ts'
import { quantityChoices } from './quantity-choices.ts'
import { damageText, verdictText } from './verdict-text.ts'

/** The columns of rows and of their head, on wide screens. */
export const ROW = 'grid gap-x-4 gap-y-1 lg:grid-cols-[40px_minmax(0,3fr)_minmax(0,5fr)_190px_120px_44px]'

interface Props {
  readonly row: JudgedRow
  readonly onCorrect: (correction: Correction) => void
}

const act = 'inline-flex min-h-11 cursor-pointer items-center text-link underline lg:min-h-8'

/** Rows are made again whenever one of them is corrected. */
const isSame = (before: Props, after: Props): boolean =>
  before.onCorrect === after.onCorrect &&
  (Object.keys(after.row) as (keyof JudgedRow)[]).every((key) => before.row[key] === after.row[key])

/** One row of a list: what was typed, what it means, and its quantity, to be corrected. */
export const CheckedRow = memo(function CheckedRow({ row, onCorrect }: Props) {
  const { number, part_number: text, item, verdict } = row
  const link = useLink()
  const canCorrect = useScripts()
  const label = quick_row({ number: decimal(number), text })
  const id = `row-${number}`
  const unit = item && toUnit(item)
  const certain = { numbers: new Set([number]) }
  const tone =
    verdict === 'exact'
      ? 'text-success'
      : verdict === 'not_found' || verdict === 'not_for_sale'
        ? 'text-danger'
        : ''
  return (
    <li
      className={`${ROW} border-b border-line py-2 [contain-intrinsic-size:auto_72px] [content-visibility:auto] max-lg:grid-cols-[minmax(0,1fr)_auto]`}
      aria-label={label}
    >
      <span className="text-[13px] text-ink-soft tabular-nums max-lg:hidden">{decimal(number)}</span>
      <span className="min-w-0 [overflow-wrap:anywhere] max-lg:self-center">
        <span className="block max-lg:font-semibold">{text}</span>
        {row.description !== undefined && <span className="block text-[13px]">{row.description}</span>}
        {row.note !== undefined && <span className="block text-[13px] text-ink-soft">{row.note}</span>}
      </span>
      <div className="min-w-0 max-lg:col-span-2">
        <span className={`block text-[13px] font-semibold ${tone}`}>{verdictText(verdict)}</span>
        {row.damage && <span className="block text-[13px] text-danger">{damageText(row.damage)}</span>}
        {row.candidates.length > 0 && canCorrect && <Choice row={row} onCorrect={onCorrect} />}
        {item && <ItemName item={item} />}
        {item && (row.match || !row.isCertain) && (
          <span className="block text-[13px] text-ink-soft">
            {row.match ? <MatchReason match={row.match} /> : quick_words()}
          </span>
        )}
        {item && !row.isCertain && verdict !== 'not_for_sale' && canCorrect && (
          <button type="button" className={act} onClick={() => onCorrect({ kind: 'accept', ...certain })}>
            {quick_accept()}
            <span className="sr-only">: {label}</span>
          </button>
        )}
        {(verdict === 'not_found' || verdict === 'several') && text !== '' && (
          <Link
            to={`${link('/shop')}?${new URLSearchParams({ keyword: text.slice(0, 100) })}`}
            className={act}
          >
            {quick_search()}
            <span className="sr-only">: {label}</span>
          </Link>
        )}
      </div>
      <div className="min-w-0">
        <span className="flex items-center gap-2">
          <input
            aria-label={`${quick_quantity()}, ${label}`}
            aria-invalid={row.problem !== undefined || undefined}
            aria-describedby={row.problem && `${id}-problem`}
            readOnly={!canCorrect}
            inputMode="numeric"
            maxLength={40}
            autoComplete="off"
            value={row.quantity}
            onChange={({ target }) => onCorrect({ kind: 'quantity', number, quantity: target.value })}
            className="h-11 w-20 rounded-md border border-line-strong px-2 text-right tabular-nums aria-invalid:border-danger lg:h-9"
          />
          {unit && <span className="text-[13px]">{unitText(unit)}</span>}
        </span>
        <Problem row={row} onCorrect={onCorrect} canCorrect={canCorrect} />
      </div>
      <span className="self-start text-[13px] tabular-nums max-lg:self-center">
        {item && <RowPrice row={row} item={item} />}
      </span>
      {canCorrect && (
        <button
          type="button"
          aria-label={`${quick_remove()}: ${label}`}
          title={quick_remove()}
          onClick={() => onCorrect({ kind: 'remove', ...certain })}
          className="grid size-11 cursor-pointer place-items-center justify-self-end text-ink-soft hover:text-danger max-lg:col-start-2 max-lg:row-start-1 lg:size-9"
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  )
}, isSame)

function ItemName({
  item: { id, sku_number, name, uom, fallback_language: fallback },
}: {
  item: MatchedItem
}) {
  const link = useLink()
  const called = (
    <>
      <span className="whitespace-nowrap">{sku_number}</span> <span lang={fallback?.['name']}>{name}</span>
    </>
  )
  // What is not sold any more has no page.
  return uom === undefined ? (
    <span className="block">{called}</span>
  ) : (
    <Link to={link(`/shop/product/${id}`)} className="inline-block min-h-6">
      {called}
    </Link>
  )
}

function Choice({ row: { number, part_number, candidates, item }, onCorrect }: Props) {
  return (
    <select
      aria-label={`${quick_choose()}, ${quick_row({ number: decimal(number), text: part_number })}`}
      value={item?.id ?? ''}
      onChange={({ target }) => onCorrect({ kind: 'choose', number, itemId: Number(target.value) })}
      className="my-1 block h-11 w-full max-w-xl rounded-md border border-line-strong bg-white px-2 lg:h-9"
    >
      <option value="">{quick_choose()}</option>
      {candidates.map(({ id, sku_number, name }) => (
        <option key={id} value={id}>
          {sku_number} – {name}
        </option>
      ))}
    </select>
  )
}

/** What is wrong with the quantity, and those that may be meant; what pieces come to; or that other rows count with it. */
function Problem({ row, onCorrect, canCorrect }: Props & { readonly canCorrect: boolean }) {
  const { number, item, problem, pieces, ordered, total } = row
  const unit = item && toUnit(item)
  if (!item || !unit) return null
  return (
    <>
      {problem !== undefined && (
        <span id={`row-${number}-problem`} className="block text-[13px] text-danger">
          {quantityProblemText(problem, toQuantityRule(item), unit)}
        </span>
      )}
      {pieces !== undefined && ordered !== undefined && (
        <span className="block text-[13px] text-ink-soft">
          {quick_pieces({ pieces: decimal(pieces), quantity: decimal(ordered), unit: unitName(unit.uom) })}
        </span>
      )}
      {total !== undefined && (
        <span className="block text-[13px] text-ink-soft">{quick_total({ total: decimal(total) })}</span>
      )}
      {canCorrect &&
        quantityChoices(row).map((choice) => (
          <button
            key={choice}
            type="button"
            className={`${act} mr-3`}
            onClick={() => onCorrect({ kind: 'quantity', number, quantity: String(choice) })}
          >
            {quick_set_unit({ quantity: decimal(choice), unit: unitName(unit.uom) })}
            <span className="sr-only">: {quick_row({ number: decimal(number), text: item.sku_number })}</span>
          </button>
        ))}
    </>
  )
}

/** For one unit at the row's quantity. */
function RowPrice({ row: { ordered = 1, total }, item }: { row: JudgedRow; item: MatchedItem }) {
  if (item.uom === undefined) return null
  const price = priceAt(item, total ?? ordered)
  return price === undefined ? (
    price_on_request()
  ) : (
    <span className="whitespace-nowrap">{rupiahText(price)}</span>
  )
}
