import type { ReactNode } from 'react'
import { register_optional } from '~words'

interface Props {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly optional?: boolean | undefined
  readonly faults?: readonly string[] | undefined
  readonly half?: boolean | undefined
  readonly children: ReactNode
}

/** What describes a control beside its label: of the two there may be neither. */
export const describedBy = (id: string, hint: unknown, faults: readonly string[] | undefined) =>
  [...(faults ? [`${id}-fault`] : []), ...(hint === undefined ? [] : [`${id}-hint`])].join(' ') || undefined

/** A control with its label, its hint, and why it was refused. */
export function FieldFrame({ id, label, hint, optional, faults, half, children }: Props) {
  return (
    <div className={half ? '' : 'sm:col-span-2'}>
      <label htmlFor={id} id={`${id}-label`} className="block font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({register_optional()})</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-[13px] text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-1">{children}</div>
      {faults && (
        <p id={`${id}-fault`} className="mt-1 text-[13px] text-danger">
          {faults.join(' ')}
        </p>
      )}
    </div>
  )
}

/** How a control looks. */
export const control = (faults: readonly string[] | undefined): string =>
  `h-11 w-full rounded-md border bg-white px-3 ${faults ? 'border-danger' : 'border-line-strong'}`
