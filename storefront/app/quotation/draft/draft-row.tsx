import {
  LONGEST_COMMENT,
  LONGEST_PART_NUMBER,
  LONGEST_QUANTITY,
  toUnit,
  type DraftLine,
} from '@pasok/contract'
import { use, type ReactNode } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  quick_pieces,
  quick_words,
  upload_accept_no,
  upload_accept_question,
  upload_accept_yes,
  upload_choose,
  upload_column_comment,
  upload_column_drop,
  upload_column_quantity,
  upload_column_text,
  upload_row,
  upload_total,
} from '~words'
import { unitName } from '@pasok/ui/records/catalogue/unit.ts'
import { useLink } from '../../routing/use-link.ts'
import { MatchReason } from '../../catalogue/match-reason.tsx'
import { quantityProblemText } from '../../cart/quantity-text.ts'
import { damageText, verdictText } from '../../search/quick-order/verdict-text.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { FormContext } from '@pasok/ui/kit/form/field.tsx'
import { lineField, NO_ITEM } from './draft-fields.ts'

/** The columns of rows and of their head, on wide screens. */
export const DRAFT_ROW =
  'grid gap-x-3 gap-y-1 lg:grid-cols-[32px_minmax(0,3fr)_minmax(0,4fr)_110px_minmax(0,2fr)_56px]'

const control =
  'h-11 w-full min-w-0 rounded-md border border-line-strong bg-white px-2 aria-invalid:border-danger lg:h-9'
const tones: Partial<Record<DraftLine['verdict'], string>> = {
  exact: 'text-success',
  not_found: 'text-danger',
  not_for_sale: 'text-danger',
}

interface Props {
  readonly line: DraftLine
  /** Members who may only view see texts instead of fields. */
  readonly canChange: boolean
}

/** One row of a draft: what the file asks for, what that means, and the fields to correct it. */
export function DraftRow({ line, canChange }: Props) {
  const row = upload_row({ number: decimal(line.place) })
  return (
    <li
      aria-label={row}
      className={`${DRAFT_ROW} border-b border-line py-2 max-lg:grid-cols-[minmax(0,1fr)_112px]`}
    >
      <span className="text-[13px] text-ink-soft tabular-nums max-lg:col-span-2">{decimal(line.place)}</span>
      <Cell
        line={line}
        what="text"
        label={upload_column_text()}
        stored={line.requested_text}
        maxLength={LONGEST_PART_NUMBER}
        canChange={canChange}
      >
        {line.description !== undefined && <span className="block text-[13px]">{line.description}</span>}
      </Cell>
      <div className="min-w-0 max-lg:col-span-2 max-lg:row-start-3">
        <span className={`block text-[13px] font-semibold ${tones[line.verdict] ?? ''}`}>
          {verdictText(line.verdict)}
        </span>
        {line.damage && <span className="block text-[13px] text-danger">{damageText(line.damage)}</span>}
        <Meaning line={line} canChange={canChange} row={row} />
      </div>
      <Cell
        line={line}
        what="quantity"
        label={upload_column_quantity()}
        stored={line.requested_quantity}
        maxLength={LONGEST_QUANTITY}
        canChange={canChange}
        isNumeric
      >
        {line.item && <span className="text-[13px]">{unitName(line.item.uom)}</span>}
        {line.problem && line.item && (
          <span className="block text-[13px] text-danger">
            {quantityProblemText(line.problem, line.item, toUnit(line.item))}
          </span>
        )}
        {line.pieces !== undefined && line.quantity !== undefined && line.item && (
          <span className="block text-[13px] text-ink-soft">
            {quick_pieces({
              pieces: decimal(line.pieces),
              quantity: decimal(line.quantity),
              unit: unitName(line.item.uom),
            })}
          </span>
        )}
        {line.total !== undefined && (
          <span className="block text-[13px] text-ink-soft">
            {upload_total({ total: decimal(line.total) })}
          </span>
        )}
      </Cell>
      <Cell
        line={line}
        what="comment"
        label={upload_column_comment()}
        stored={line.comment}
        maxLength={LONGEST_COMMENT}
        canChange={canChange}
      />
      {canChange && (
        <label className="flex min-h-11 items-center gap-2 self-start lg:min-h-9">
          <input type="checkbox" name={lineField('drop', line.id)} className="size-5" />
          <span className="lg:sr-only">{upload_column_drop()}</span>
          <span className="sr-only">: {row}</span>
        </label>
      )}
    </li>
  )
}

interface CellProps extends Props {
  readonly what: 'text' | 'quantity' | 'comment'
  readonly label: string
  readonly stored: string
  readonly maxLength: number
  readonly isNumeric?: boolean
  readonly children?: ReactNode
}

/** One field of a row with its messages. */
function Cell({ line, what, label, stored, maxLength, canChange, isNumeric = false, children }: CellProps) {
  const { values, errors } = use(FormContext)
  const name = lineField(what, line.id)
  const wrong = errors[name] ?? []
  return (
    <div className="min-w-0">
      {canChange ? (
        <input
          name={name}
          aria-label={`${label}, ${upload_row({ number: decimal(line.place) })}`}
          aria-invalid={wrong.length > 0 || undefined}
          aria-describedby={wrong.length > 0 ? `${name}-error` : undefined}
          placeholder={what === 'comment' ? label : undefined}
          defaultValue={values[name] ?? stored}
          maxLength={maxLength}
          inputMode={isNumeric ? 'numeric' : undefined}
          autoComplete="off"
          className={`${control} ${isNumeric ? 'text-right tabular-nums' : ''}`}
        />
      ) : (
        <span className="[overflow-wrap:anywhere]">{stored}</span>
      )}
      {wrong.length > 0 && (
        <span id={`${name}-error`} className="block text-[13px] text-danger">
          {wrong.join(' ')}
        </span>
      )}
      {children}
    </div>
  )
}

/** The item that a row means, why, or those that it may mean. */
function Meaning({ line, canChange, row }: Props & { readonly row: string }) {
  const { errors, values } = use(FormContext)
  const { item, candidates = [], match, found_by, verdict } = line
  const name = lineField('item', line.id)
  return (
    <>
      {item && <ItemName item={item} hasPage={verdict !== 'not_for_sale'} />}
      {item && (match || found_by === 'search') && (
        <span className="block text-[13px] text-ink-soft">
          {match ? <MatchReason match={match} /> : quick_words()}
        </span>
      )}
      {canChange && found_by === 'search' && verdict !== 'not_for_sale' && item && (
        <fieldset className="flex flex-wrap items-center gap-x-4">
          <legend className="float-left mr-4">
            {upload_accept_question()}
            <span className="sr-only">: {row}</span>
          </legend>
          {[
            { value: item.id, text: upload_accept_yes() },
            { value: NO_ITEM, text: upload_accept_no() },
          ].map(({ value, text }) => (
            <label key={value} className="flex min-h-11 items-center gap-2 lg:min-h-8">
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={values[name] === String(value)}
                className="size-5"
              />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
      )}
      {canChange && candidates.length > 0 && (
        <select
          name={name}
          aria-label={`${upload_choose()}, ${row}`}
          defaultValue={item?.id ?? ''}
          className={`${control} my-1`}
        >
          <option value="">{upload_choose()}</option>
          {candidates.map((one) => (
            <option key={one.id} value={one.id}>
              {one.sku_number} – {one.name}
            </option>
          ))}
        </select>
      )}
      {errors[name] && <span className="block text-[13px] text-danger">{errors[name].join(' ')}</span>}
    </>
  )
}

/** What is not sold any more has no page. */
function ItemName({
  item: { id, sku_number, name },
  hasPage,
}: {
  readonly item: NonNullable<DraftLine['item']>
  readonly hasPage: boolean
}) {
  const link = useLink()
  const called = (
    <>
      <span className="whitespace-nowrap">{sku_number}</span> {name}
    </>
  )
  return hasPage ? (
    <Link to={link(`/shop/product/${id}`)} className="inline-block min-h-6">
      {called}
    </Link>
  ) : (
    <span className="block">{called}</span>
  )
}
