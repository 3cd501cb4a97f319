import { pickingStaff, type StaffDelivery } from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { typedIn } from '@pasok/ui/records/send-form.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import {
  admin_changed_meanwhile,
  admin_picking_correct,
  admin_picking_correct_what,
  admin_picking_now,
  admin_picking_progress,
  admin_picking_to_pick,
  admin_save,
  form_busy,
  track_quantity,
} from '~words'
import {
  findQuantityField,
  QuantityFields,
  quantityValues,
  typedQuantities,
} from '../resource/quantity-fields.tsx'
import type { RecordForm, RecordOutcome } from '../resource/record.ts'
import { useAccepted } from '../resource/use-accepted.ts'

/** Begins the names of the fields that hold what was picked of a line when the form was opened. */
const BEFORE = 'before-'

/** The quantities that differ from those with which the form was opened: others may scan the other lines meanwhile. */
const changedQuantities = (typed: Values) =>
  typedQuantities(typed).filter(
    ({ order_line_id, quantity }) => Number(typed[`${BEFORE}${order_line_id}`]) !== quantity,
  )

/** Sets what is picked of the delivery's lines. */
export const pickedForm: RecordForm = {
  route: pickingStaff.setPicked,
  send: (typed) => ({ body: { version: Number(typed['version']), lines: changedQuantities(typed) } }),
  findField: (part, typed) => findQuantityField(part, changedQuantities(typed)),
}

/** How much of a line is picked, where any of it is. */
export const showPicked = ({ picked, quantity }: StaffDelivery['lines'][number]) =>
  picked > 0 && (
    <span className="block text-[13px] text-ink-soft">
      {admin_picking_to_pick()}:{' '}
      {admin_picking_progress({ picked: decimal(picked), quantity: decimal(quantity) })}
    </span>
  )

interface Props {
  readonly delivery: StaffDelivery
  readonly outcome: RecordOutcome
}

/** Corrects what was counted as picked. Until something is typed, it shows what others scan. */
export function PickedForm({ delivery, outcome }: Props) {
  const [opened, setOpened] = useState(delivery)
  const [isTyped, setIsTyped] = useState(false)
  if (!isTyped && opened.version !== delivery.version) setOpened(delivery)
  const isSent = useRef(false)
  useLayoutEffect(() => {
    if (outcome) isSent.current = false
  }, [outcome])
  // Other forms of the page may be accepted, too.
  useAccepted(outcome, () => isSent.current && setIsTyped(false))
  const isConflict = outcome?.refused.code === 'version_conflict'
  const picked = opened.lines.map((line) => ({ ...line, quantity: line.picked }))
  const before = new Map(opened.lines.map((line) => [line.order_line_id, line.picked]))
  return (
    <section>
      <h2 className="mb-2 text-xl">{admin_picking_correct()}</h2>
      <ActionForm
        key={opened.version}
        id="picked"
        values={outcome?.typed ?? quantityValues(picked)}
        result={outcome?.refused}
        className="max-w-3xl"
        onChange={() => setIsTyped(true)}
        onSubmit={(event) => {
          isSent.current = changedQuantities(typedIn(new FormData(event.currentTarget))).length > 0
          if (!isSent.current) event.preventDefault()
        }}
      >
        <p className="mb-2 text-[13px] text-ink-soft">{admin_picking_correct_what()}</p>
        <FormAlert result={outcome?.refused} className="mb-3" />
        {isConflict && <p className="mb-3">{admin_changed_meanwhile()}</p>}
        <input type="hidden" name="do" value="picked" />
        <input type="hidden" name="version" value={isConflict ? delivery.version : opened.version} />
        {[...before].map(([line, quantity]) => (
          <input key={line} type="hidden" name={`${BEFORE}${line}`} value={quantity} />
        ))}
        <QuantityFields
          lines={delivery.lines}
          quantityTitle={track_quantity()}
          inputTitle={admin_picking_to_pick()}
          note={(line) =>
            line.picked !== before.get(line.order_line_id) && (
              <p className="mt-1 text-[13px] font-semibold">
                {admin_picking_now({ quantity: decimal(line.picked) })}
              </p>
            )
          }
        />
        <SubmitButton busy={form_busy()} className="button button-quiet min-h-11">
          {admin_save()}
        </SubmitButton>
      </ActionForm>
    </section>
  )
}
