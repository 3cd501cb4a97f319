import { register_optional } from '~words'

interface Props {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly type?: 'text' | 'tel'
  readonly autoComplete?: string
  readonly maxLength: number
  readonly hint?: string
  readonly optional?: boolean
  /** Why it was refused. */
  readonly fault?: string | undefined
}

/** A line of text with its label, a hint, and why it was refused. */
export function TextField({ id, name, label, value, type = 'text', hint, optional, fault, ...rest }: Props) {
  const describedBy = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1 block">
        {label}
        {optional && <span className="text-ink-soft"> ({register_optional()})</span>}
      </label>
      <input
        id={id}
        type={type}
        name={name}
        defaultValue={value}
        aria-required={optional ? undefined : true}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={describedBy || undefined}
        className="field"
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-[13px] text-ink-soft">
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="mt-1 text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}
