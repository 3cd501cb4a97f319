import { findExceededLimits, type StaffMember, type StaffQuotation } from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import {
  admin_desk_above_discount,
  admin_desk_below_cost,
  admin_desk_new_line,
  admin_desk_no_reference,
  admin_desk_nothing,
  admin_desk_removed_line,
  admin_desk_theirs,
  admin_desk_theirs_changed,
  admin_desk_theirs_removed,
  admin_desk_was,
} from '~words'
import type { GridColumn, Mark } from '../../grid/grid-row.tsx'
import type { Desk } from './desk.ts'
import {
  changedFields,
  isAdded,
  offerFields,
  type DeskLine,
  type FindFacts,
  type OfferField,
} from './desk-line.ts'
import { resolvePrice } from './desk-sums.ts'

const isOfferField = (name: string): name is OfferField => (offerFields as readonly string[]).includes(name)

/** Says why the price of a line is beyond what its author may offer alone; undefined where it is not. */
export const makeLimitCheck =
  ({ sales_limits: sales }: StaffQuotation, staff: StaffMember, findFacts: FindFacts) =>
  (line: DeskLine): string | undefined => {
    const facts = findFacts(line)
    const unit_price = resolvePrice(line, facts)
    if (!sales || unit_price === undefined || !facts) return undefined
    const [exceeded] = findExceededLimits({ sales }, staff, {
      quantity: line.quantity ?? 0,
      unit_price,
      discount: Math.round(line.discount_percent * 100),
      shopPrice: facts.company_price ?? facts.list_price,
      unitCost: facts.unit_cost,
    }).toReversed()
    if (exceeded === 'below_cost') return admin_desk_below_cost()
    if (exceeded === 'discount')
      return admin_desk_above_discount({ percent: decimal(sales.discount_percent) })
    return exceeded && admin_desk_no_reference()
  }

/** What is to be known of a cell: what was refused, what others set, what is beyond limits, what is not saved. */
export const makeFindMark =
  (
    { bases, conflicts, refused }: Pick<Desk, 'bases' | 'conflicts' | 'refused'>,
    findLimit: (line: DeskLine) => string | undefined,
  ) =>
  (line: DeskLine, column: GridColumn<DeskLine>): Mark | undefined => {
    const { name } = column
    const base = bases.get(line.key)
    if (name === 'place') {
      const wrongId = refused.get(line.key)?.errors['id']
      if (wrongId !== undefined) return { tone: 'error', text: wrongId }
      if (conflicts.get(line.key)?.is_removed === false && !line.is_removed)
        return { tone: 'conflict', text: admin_desk_theirs_changed() }
      if (line.is_removed) return { tone: 'warning', text: admin_desk_removed_line() }
      return isAdded(line) ? { tone: 'changed', text: admin_desk_new_line() } : undefined
    }
    if (!isOfferField(name)) return undefined
    const refusal = refused.get(line.key)
    const error = refusal?.errors[name]
    if (refusal && error !== undefined && refusal.line[name] === line[name])
      return { tone: 'error', text: error }
    const conflict = conflicts.get(line.key)
    if (conflict && name in conflict) {
      if (isAdded(line)) return { tone: 'conflict', text: admin_desk_theirs_removed() }
      if (base && base[name] !== line[name])
        return {
          tone: 'conflict',
          text: admin_desk_theirs({ text: column.text(base) || admin_desk_nothing() }),
        }
    }
    const limit = name === 'unit_price' ? findLimit(line) : undefined
    if (limit !== undefined) return { tone: 'warning', text: limit }
    if (!base || line === base || !changedFields(line, base).includes(name)) return undefined
    return { tone: 'changed', text: admin_desk_was({ text: column.text(base) || admin_desk_nothing() }) }
  }
