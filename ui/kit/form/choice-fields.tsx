import { use, type ReactNode } from 'react'
import { form_choose, form_choose_above, form_not_chosen } from '~words'
import { Field, FormContext, type Choice, type FieldProps } from './field.tsx'

interface SelectProps extends FieldProps {
  readonly choices: readonly Choice[]
  /** An entry for nothing, which stands first. */
  readonly canBeEmpty?: boolean
  /** Nothing is to be chosen yet, since it depends on another choice. */
  readonly isClosed?: boolean
}

/** One of a few entries. */
export function SelectField({ choices, canBeEmpty, isClosed, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} disabled={isClosed}>
          {canBeEmpty && (
            <option value="">
              {isClosed ? form_choose_above() : field.optional ? form_not_chosen() : form_choose()}
            </option>
          )}
          {choices.map(([id, name, lang]) => (
            <option key={id} value={id} lang={lang}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface RadioProps extends FieldProps {
  /** One that can't be chosen is shown, too. */
  readonly choices: readonly (readonly [value: string, name: ReactNode, isClosed?: boolean])[]
  /** Beside each other, not below. */
  readonly isRow?: boolean
}

/** One of very few entries, all of which are seen. */
export function RadioField({ choices, isRow, ...field }: RadioProps) {
  return (
    <Field {...field} isGroup>
      {({ id, name, defaultValue }) => (
        <div className={isRow ? 'flex gap-6' : ''}>
          {choices.map(([value, text, isClosed = false], at) => (
            <label key={value} className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="radio"
                id={at === 0 ? id : undefined}
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
                disabled={isClosed}
                className="mt-0.5 size-5 shrink-0"
              />
              <span className="min-w-0 grow">{text}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}

interface CheckboxProps {
  readonly id?: string
  readonly name: string
  readonly label: string
  readonly isRequired?: boolean
  readonly errors?: readonly string[]
  /** What belongs to it, between the box and its errors. */
  readonly children?: ReactNode
}

/** Yes or nothing, with its label beside it. */
export function CheckboxField({ name, label, isRequired, children, ...others }: CheckboxProps) {
  const form = use(FormContext)
  const id = others.id ?? `${form.id}-${name}`
  const errors = others.errors ?? form.errors[name] ?? []
  const isInvalid = errors.length > 0 || undefined
  return (
    <div className="sm:col-span-full">
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="true"
          defaultChecked={form.values[name] === 'true'}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid && `${id}-error`}
          className="mt-0.5 size-5 shrink-0"
        />
        {label}
      </label>
      {children}
      {isInvalid && (
        <p id={`${id}-error`} className="text-[13px] text-danger">
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
