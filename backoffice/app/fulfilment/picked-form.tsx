import { pickingStaff, type StaffDelivery } from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import {
  admin_changed_meanwhile,
  admin_picking_correct,
  admin_picking_correct_what,
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

/** Sets what is picked of the delivery's lines. */
export const pickedForm: RecordForm = {
  route: pickingStaff.setPicked,
  send: (typed) => ({ body: { version: Number(typed['version']), lines: typedQuantities(typed) } }),
  findField: (part, typed) => findQuantityField(part, typedQuantities(typed)),
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

/** Corrects what was counted as picked. */
export function PickedForm({ delivery, outcome }: Props) {
  const picked = delivery.lines.map((line) => ({ ...line, quantity: line.picked }))
  return (
    <section>
      <h2 className="mb-2 text-xl">{admin_picking_correct()}</h2>
      <ActionForm
        // What somebody else scanned meanwhile is shown, unless a correction was refused.
        key={outcome ? 'refused' : delivery.version}
        id="picked"
        values={outcome?.typed ?? quantityValues(picked)}
        result={outcome?.refused}
        className="max-w-3xl"
      >
        <p className="mb-2 text-[13px] text-ink-soft">{admin_picking_correct_what()}</p>
        <FormAlert result={outcome?.refused} className="mb-3" />
        {outcome?.refused.status === 409 && <p className="mb-3">{admin_changed_meanwhile()}</p>}
        <input type="hidden" name="do" value="picked" />
        <input type="hidden" name="version" value={delivery.version} />
        <QuantityFields
          lines={delivery.lines}
          quantityTitle={track_quantity()}
          inputTitle={admin_picking_to_pick()}
        />
        <SubmitButton busy={form_busy()} className="button button-quiet min-h-11">
          {admin_save()}
        </SubmitButton>
      </ActionForm>
    </section>
  )
}
