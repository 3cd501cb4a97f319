import {
  register_choose,
  register_choose_above,
  register_no,
  register_not_chosen,
  register_yes,
} from '~words'
import type { Choice } from './area-lists.ts'
import { control, describedBy, FieldFrame } from './field-frame.tsx'
import { fieldId, type FieldPlan } from './field-plan.ts'

interface Props {
  readonly plan: FieldPlan
  readonly value: string
  readonly faults: readonly string[] | undefined
  /** Of a chosen field. */
  readonly choices?: readonly Choice[] | undefined
  /** Nothing is to be chosen yet, since it hangs on another choice. */
  readonly isClosed?: boolean
}

/** A field of the form as the browser alone shows it. */
export function PlainField({ plan, value, faults, choices, isClosed }: Props) {
  const { name, label, hint, optional, half, yesNo, longest } = plan
  const id = fieldId(plan)
  const said = {
    id,
    name,
    defaultValue: value,
    'aria-invalid': faults ? true : undefined,
    'aria-describedby': describedBy(id, hint, faults),
    'aria-required': optional ? undefined : true,
    className: control(faults),
  }
  if (yesNo) return <YesNo plan={plan} value={value} faults={faults} />
  return (
    <FieldFrame id={id} label={label()} hint={hint?.()} optional={optional} faults={faults} half={half}>
      {choices ? (
        <select
          {...said}
          disabled={isClosed}
          className={`${said.className} disabled:bg-surface disabled:text-ink-soft disabled:opacity-100`}
        >
          <option value="">
            {isClosed ? register_choose_above() : optional ? register_not_chosen() : register_choose()}
          </option>
          {choices.map(([of, text]) => (
            <option key={of} value={of}>
              {text}
            </option>
          ))}
        </select>
      ) : longest ? (
        <textarea {...said} rows={3} maxLength={longest} className={`${said.className} h-auto py-2`} />
      ) : (
        <input
          {...said}
          type={plan.type ?? 'text'}
          inputMode={plan.numeric ? 'numeric' : undefined}
          autoComplete={plan.autoComplete ?? 'off'}
        />
      )}
    </FieldFrame>
  )
}

function YesNo({ plan, value, faults }: Props) {
  const { name, label, half } = plan
  const id = fieldId(plan)
  return (
    <fieldset
      className={half ? '' : 'sm:col-span-2'}
      aria-describedby={describedBy(id, undefined, faults)}
      aria-invalid={faults ? true : undefined}
    >
      <legend className="font-semibold">{label()}</legend>
      <div className="mt-1 flex gap-6">
        {[['true', register_yes()] as const, ['false', register_no()] as const].map(([said, text], at) => (
          <label key={said} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={name}
              value={said}
              defaultChecked={value === said}
              className="size-5"
            />
            {text}
          </label>
        ))}
      </div>
      {faults && (
        <p id={`${id}-fault`} className="text-[13px] text-danger">
          {faults.join(' ')}
        </p>
      )}
    </fieldset>
  )
}
