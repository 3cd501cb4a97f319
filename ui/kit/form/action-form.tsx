import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import { form_errors } from '~words'
import { FormContext, type FieldErrors, type Values } from './field.tsx'

/** Why a form was not accepted: errors of its fields, or one of the whole. */
export interface FormResult {
  readonly errors: FieldErrors
  /** Of the whole. */
  readonly refused?: string | undefined
}

export const hasErrors = ({ errors, refused }: FormResult): boolean =>
  refused !== undefined || Object.keys(errors).length > 0

/** Focuses the first field that was refused, or why the whole was. */
export const focusFirstError = (form: HTMLFormElement | null): void => {
  const control = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  const target = control instanceof HTMLFieldSetElement ? control.querySelector('input') : control
  ;(target ?? form?.querySelector<HTMLElement>('[role=alert]'))?.focus()
}

/** The id of the element of a form that has `hasButtonsOutside`. */
export const formId = (id: string): string => `${id}-form`

interface Props extends Pick<
  ComponentProps<typeof Form>,
  'className' | 'reloadDocument' | 'preventScrollReset' | 'onSubmit' | 'onChange'
> {
  /** Begins the ids of its fields. */
  readonly id: string
  /** Gives its element the id `formId(id)`, which buttons outside of it name. */
  readonly hasButtonsOutside?: boolean
  /** The action's address; the page's own where nothing is given. */
  readonly to?: string
  /** What stands in it: what was stored, or what was typed and not accepted. */
  readonly values?: Values | undefined
  /** Undefined as long as it was not sent, and once it was accepted. The same object for the same answer. */
  readonly result?: FormResult | undefined
  readonly hasFiles?: boolean
  readonly ref?: RefObject<HTMLFormElement | null>
  readonly children: ReactNode
}

/**
 * A form and how it is sent: to its page's action, by the browser alone or by scripts. It names why each field was
 * refused, leads to the first of them, keeps what was typed, and begins again once it was accepted. `reloadDocument` is for
 * what changes who is logged in: the page that follows is a new document.
 */
export function ActionForm({
  id,
  hasButtonsOutside = false,
  to,
  values = {},
  result,
  hasFiles,
  ref,
  onSubmit,
  children,
  ...rest
}: Props) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  const isBusy = useIsSending()
  /** Another form of the page may have been sent. */
  const isSent = useRef(false)
  /** Counts how often it was accepted: its fields are made again, from what is stored now. */
  const [accepted, setAccepted] = useState(0)
  // With the answer, not after it: input in between would be lost.
  useLayoutEffect(() => {
    if (isBusy) return
    if (result && hasErrors(result)) focusFirstError(form.current)
    else if (isSent.current) setAccepted((before) => before + 1)
    isSent.current = false
  }, [isBusy, result, form])
  return (
    <Form
      ref={form}
      {...(hasButtonsOutside && { id: formId(id) })}
      method="post"
      {...(to !== undefined && { action: to })}
      {...(hasFiles && { encType: 'multipart/form-data' })}
      noValidate
      {...rest}
      onSubmit={(event) => {
        if (isBusy) return event.preventDefault()
        onSubmit?.(event)
        isSent.current = !event.defaultPrevented
        return undefined
      }}
    >
      <FormContext key={accepted} value={{ id, values, errors: result?.errors ?? {} }}>
        {children}
      </FormContext>
    </Form>
  )
}

const useIsSending = (): boolean => useNavigation().formMethod === 'POST'

interface ButtonProps {
  readonly className?: string
  /** What it says while the form is on its way. */
  readonly busy?: string
  /** Where the form is sent by other means than its action. */
  readonly isBusy?: boolean
  /** What the form sends for it. */
  readonly name?: string
  readonly value?: string
  /** Another address than the form's own. */
  readonly formAction?: string
  readonly children: ReactNode
}

/** Sends a form. */
export function SubmitButton({
  className = 'button min-h-11',
  busy,
  isBusy = false,
  children,
  ...others
}: ButtonProps) {
  const isSending = useIsSending() || isBusy
  return (
    <button type="submit" {...others} aria-disabled={isSending || undefined} className={className}>
      {isSending && busy !== undefined ? busy : children}
    </button>
  )
}

/** Says why a form was not accepted as a whole, or that there are errors further down. */
export function FormAlert({
  result,
  className = '',
}: {
  result: FormResult | undefined
  className?: string
}) {
  if (!result || !hasErrors(result)) return null
  return (
    <p
      role="alert"
      tabIndex={-1}
      className={`rounded-md border border-danger px-3 py-2 text-danger ${className}`}
    >
      {result.refused ?? form_errors()}
    </p>
  )
}
