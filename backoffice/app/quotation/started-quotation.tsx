import { leastQuantity, type DraftLine } from '@pasok/contract'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { LeftOutNote } from '@pasok/ui/records/search/left-out-note.tsx'
import { damageWords, rowProblemWords, rowVerdictWords, unitWord } from '@pasok/words'
import {
  admin_open_desk,
  admin_row_reason,
  admin_started,
  admin_started_check,
  admin_started_incomplete,
  quotation_place,
  upload_column_quantity,
  upload_column_text,
} from '~words'
import { getLocale } from '~words/runtime.js'
import type { Started } from './new-quotation-page.tsx'

interface Props {
  readonly made: Started
  /** The address of its desk. */
  readonly desk: string
}

/** A quotation that was made of rows, with those that are not certain and why. */
export function StartedQuotation({ made, desk }: Props) {
  return (
    <div className="grid gap-4">
      <p role="status">{admin_started({ number: made.number })}</p>
      {made.is_incomplete && <p>{admin_started_incomplete()}</p>}
      {made.left_out && <LeftOutNote leftOut={made.left_out} />}
      <Link to={desk} className="button min-h-11 justify-self-start">
        {admin_open_desk()}
      </Link>
      {made.to_check.length > 0 && (
        <section>
          <p className="mb-2">{admin_started_check()}</p>
          <table className="record-table">
            <thead>
              <tr>
                <th>{quotation_place()}</th>
                <th>{upload_column_text()}</th>
                <th>{upload_column_quantity()}</th>
                <th>{admin_row_reason()}</th>
              </tr>
            </thead>
            <tbody>
              {made.to_check.map((line) => (
                <tr key={line.id}>
                  <td data-label={quotation_place()} className="row-place">
                    {line.place}
                  </td>
                  <td data-label={upload_column_text()} className="row-name">
                    {line.requested_text}
                    {line.description !== undefined && (
                      <span className="block text-[13px]">{line.description}</span>
                    )}
                  </td>
                  <td data-label={upload_column_quantity()}>{line.requested_quantity}</td>
                  <td data-label={admin_row_reason()}>{reasonText(line)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

/** Why a row is not certain: what it was found to be, what is wrong with it, and what it may mean. */
const reasonText = ({ verdict, damage, problem, item, candidates = [] }: DraftLine): string => {
  const { uom, min_pieces = 1, ...rule } = item ?? { uom: 'pcs', min_qty: 1, multiple_qty: 1 }
  const unit = unitWord(uom, getLocale())
  const sold = { minimum: leastQuantity(rule), multiple: rule.multiple_qty, unit, pieces: min_pieces }
  const parts = [
    labelText(rowVerdictWords.verdicts[verdict]),
    damage && labelText(damageWords[damage]),
    problem && rowProblemWords[problem][getLocale()](sold),
    verdict === 'found' && item && `${item.sku_number} ${item.name}`,
    candidates.map(({ sku_number }) => sku_number).join(', '),
  ]
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join(' · ')
}
