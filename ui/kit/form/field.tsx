import { createContext, use, type ReactNode } from 'react'
import { form_optional } from '~words'

/** Why fields were refused, by their names. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>
/** What stands in a form: texts as they were typed, by the names of their fields. */
export type Values = Readonly<Record<string, string>>
/** An entry of a list: what a form sends for it, its name, and the name's language where it is not the page's. */
export type Choice = readonly [id: string, name: string, lang?: string]

interface FormState {
  /** Begins the ids of its fields. */
  readonly id: string
  readonly values: Values
  readonly errors: FieldErrors
}

/** What the fields of a form take from it. */
export const FormContext = createContext<FormState>({ id: 'form', values: {}, errors: {} })

/** What every field has. */
export interface FieldProps {
  readonly name: string
  readonly label: string
  /** The control stands alone in a row of others: its label is heard and not seen. */
  readonly isLabelHidden?: boolean
  readonly hint?: string | undefined
  readonly optional?: boolean | undefined
  /** One of several fields of which one is needed: it is neither required nor called optional. */
  readonly isAlternative?: boolean
  /** Half a row on wide screens. */
  readonly half?: boolean | undefined
  /** The form's id and its own name where nothing is given. */
  readonly id?: string | undefined
  /** Why it was refused; what the form says of it where nothing is given. */
  readonly errors?: readonly string[] | undefined
  /** Its errors come while somebody is elsewhere in the form, so they are announced. */
  readonly announcesErrors?: boolean
}

/** What a control is given by its field. */
interface Control {
  readonly id: string
  readonly name: string
  readonly defaultValue: string
  readonly className: string
  readonly 'aria-label': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-required': true | undefined
}

interface Props extends FieldProps {
  /** Several controls, which are named together. */
  readonly isGroup?: boolean
  readonly children: (control: Control) => ReactNode
}

/** How a control looks. */
const CONTROL =
  'h-11 w-full rounded-md border border-line-strong bg-white px-3 aria-invalid:border-danger disabled:bg-surface disabled:text-ink-soft disabled:opacity-100'

/** A control with its label, its hint, and why it was refused. It works as it stands in a page without scripts. */
export function Field({
  name,
  label,
  hint,
  optional,
  isAlternative,
  half,
  isGroup,
  children,
  ...others
}: Props) {
  const form = use(FormContext)
  const id = others.id ?? `${form.id}-${name}`
  const errors = others.errors ?? form.errors[name] ?? []
  const isInvalid = errors.length > 0 || undefined
  const described = {
    'aria-invalid': isInvalid,
    'aria-describedby':
      [isInvalid && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  }
  const control = children({
    id,
    name,
    defaultValue: form.values[name] ?? '',
    className: CONTROL,
    'aria-label': others.isLabelHidden ? label : undefined,
    'aria-required': optional || isAlternative ? undefined : true,
    ...described,
  })
  if (others.isLabelHidden) return control
  const Frame = isGroup ? 'fieldset' : 'div'
  const Label = isGroup ? 'legend' : 'label'
  return (
    <Frame className={half ? 'min-w-0' : 'min-w-0 sm:col-span-full'} {...(isGroup && described)}>
      <Label id={`${id}-label`} {...(!isGroup && { htmlFor: id })} className="block font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({form_optional()})</span>}
      </Label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-[13px] text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-1">{control}</div>
      <ErrorText id={id} errors={errors} announces={others.announcesErrors} />
    </Frame>
  )
}

interface ErrorProps {
  /** The control's. */
  readonly id: string
  readonly errors: readonly string[]
  /** It comes while somebody is elsewhere in the form, so it is announced. */
  readonly announces?: boolean | undefined
}

function ErrorText({ id, errors, announces }: ErrorProps) {
  if (errors.length === 0) return null
  return (
    <p id={`${id}-error`} {...(announces && { role: 'alert' })} className="mt-1 text-[13px] text-danger">
      {errors.join(' ')}
    </p>
  )
}

/** Why a field of the form was refused whose label is hidden: such a field shows no error by itself. */
export function FieldError({ name }: { readonly name: string }) {
  const form = use(FormContext)
  return <ErrorText id={`${form.id}-${name}`} errors={form.errors[name] ?? []} />
}
