import type { StaffQuotation } from '@pasok/contract'
import { counted } from '@pasok/ui/kit/counted.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { rupiahText } from '@pasok/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import {
  admin_desk_added_lines,
  admin_desk_all_saved,
  admin_desk_changed_lines,
  admin_desk_discard,
  admin_desk_over_limit,
  admin_desk_removed_lines,
  admin_desk_saving,
  admin_desk_term_comment,
  admin_desk_term_delivery_cost,
  admin_desk_term_valid_until,
  admin_desk_unsaved,
  admin_desk_without_cost,
  admin_desk_without_price,
  admin_margin,
  admin_save,
  cart_tax,
  cart_total,
  quotation_percent,
  quotation_untaxed,
} from '~words'
import { self } from '../../shell/self.ts'
import { findDeliveryCost, termNames, type Terms, type Unsaved } from './desk.ts'
import type { Draft } from '../../grid/grid.tsx'
import type { DeskLine, FindFacts } from './desk-line.ts'
import { makeLimitCheck } from './desk-marks.ts'
import { atQuantities, deskSums } from './desk-sums.ts'
import type { useDesk } from './use-desk.ts'

interface Props {
  readonly quotation: StaffQuotation
  readonly desk: ReturnType<typeof useDesk>
  /** What is being typed: the sums follow each key. */
  readonly draft: Draft<DeskLine> | undefined
  readonly findFacts: FindFacts
  readonly canPrice: boolean
}

const termTexts: Readonly<Record<keyof Terms, () => string>> = {
  comment: admin_desk_term_comment,
  valid_until: admin_desk_term_valid_until,
  delivery_cost: admin_desk_term_delivery_cost,
}

/** As `aria-keyshortcuts` writes them. */
const SAVE_KEYS = 'Control+S'

/** What saving would write. */
const unsavedText = ({ changed, added, removed, terms }: Unsaved): string =>
  [
    changed > 0 && admin_desk_changed_lines(counted(changed)),
    added > 0 && admin_desk_added_lines(counted(added)),
    removed > 0 && admin_desk_removed_lines(counted(removed)),
    ...termNames.filter((name) => terms.includes(name)).map((name) => termTexts[name]()),
  ]
    .filter(Boolean)
    .join(', ')

/** The sums as they stand on the desk, what is not saved of it, and saving it. */
export function SaveBar({ quotation, desk: of, draft, findFacts, canPrice }: Props) {
  const { data: staff } = useSuspenseQuery(self)
  const { desk, unsaved, isSaving, notice } = of
  const { rows } = desk.sheet
  // The key itself is shown first.
  const typed = useDeferredValue(draft)
  const drafted = useMemo(() => {
    const at = typed ? rows.findIndex(({ row_id }) => row_id === typed.rowId) : -1
    const line = rows[at]
    return typed && line ? rows.with(at, { ...line, ...typed.fields }) : rows
  }, [rows, typed])
  const delivery = findDeliveryCost(desk)
  const sums = useMemo(
    () => deskSums(drafted, atQuantities(drafted, findFacts), delivery, quotation.tax_percent),
    [drafted, findFacts, delivery, quotation.tax_percent],
  )
  const overLimit = useMemo(() => {
    const findLimit = makeLimitCheck(quotation, staff, atQuantities(rows, findFacts))
    return rows.reduce((count, line) => count + (findLimit(line) === undefined ? 0 : 1), 0)
  }, [rows, quotation, staff, findFacts])
  const figures: readonly (readonly [name: string, figure: string])[] = [
    [quotation_untaxed(), rupiahText(sums.untaxed)],
    [cart_tax({ percent: decimal(quotation.tax_percent) }), rupiahText(sums.tax)],
    [cart_total(), rupiahText(sums.total)],
    [
      admin_margin(),
      sums.marginPercent === undefined
        ? '–'
        : `${rupiahText(sums.margin)} (${quotation_percent({ percent: decimal(sums.marginPercent) })})`,
    ],
  ]
  const remarks = [
    sums.withoutPrice > 0 && admin_desk_without_price(counted(sums.withoutPrice)),
    sums.withoutCost > 0 && admin_desk_without_cost(counted(sums.withoutCost)),
    overLimit > 0 && admin_desk_over_limit(counted(overLimit)),
  ].filter(Boolean)
  return (
    <div className="sticky bottom-0 z-20 -mx-4 border-t border-line-strong bg-white px-4 py-2 lg:-mx-6 lg:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <dl className="flex flex-wrap gap-x-5 gap-y-1">
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt className="text-[13px] text-ink-soft">{name}</dt>
              <dd className="font-semibold whitespace-nowrap">{figure}</dd>
            </div>
          ))}
        </dl>
        {canPrice && (
          <div className="flex flex-wrap items-center gap-3">
            <span>
              {unsaved ? admin_desk_unsaved({ list: unsavedText(unsaved) }) : admin_desk_all_saved()}
            </span>
            {unsaved && (
              <button type="button" className="button button-quiet min-h-10" onClick={of.discard}>
                {admin_desk_discard()}
              </button>
            )}
            <button
              type="button"
              className="button min-h-10"
              aria-disabled={isSaving || !unsaved || undefined}
              aria-keyshortcuts={SAVE_KEYS}
              onClick={() => void of.save()}
            >
              {isSaving ? admin_desk_saving() : admin_save()}
            </button>
          </div>
        )}
      </div>
      {remarks.length > 0 && <p className="mt-1 text-[13px] font-semibold">{remarks.join(' · ')}</p>}
      <p role="status" className="sr-only">
        {notice && !notice.isBad ? notice.text : ''}
      </p>
      {notice?.isBad && (
        <p role="alert" className="mt-1 text-danger">
          {[notice.text, ...Object.values(notice.errors ?? {}).flat()].join(' ')}
        </p>
      )}
    </div>
  )
}
