import { useEffect, useRef, type ComponentProps } from 'react'
import { Link } from '../link.tsx'
import { ActionForm, SubmitButton } from './action-form.tsx'

interface Props extends Pick<ComponentProps<typeof ActionForm>, 'id' | 'to' | 'reloadDocument'> {
  /** What the form sends. */
  readonly fields: Readonly<Record<string, string>>
  readonly button: string
  readonly isDanger?: boolean
  /** The way back; in a dialog `onCancel` closes it instead. */
  readonly cancel: { readonly to: string; readonly text: string }
  readonly onCancel?: (() => void) | undefined
}

/** The two answers to whether something is to be done that can't simply be undone. */
export function ConfirmForm({ fields, button, isDanger, cancel, onCancel, ...form }: Props) {
  return (
    <ActionForm {...form} className="mt-4 flex flex-wrap gap-3">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton className={`button min-h-11 ${isDanger ? 'button-danger' : ''}`}>{button}</SubmitButton>
      <Link
        to={cancel.to}
        reloadDocument={form.reloadDocument ?? false}
        onClick={(event) => {
          if (!onCancel) return
          event.preventDefault()
          onCancel()
        }}
        className="button button-quiet min-h-11"
      >
        {cancel.text}
      </Link>
    </ActionForm>
  )
}

/** Asks the question on a page of its own, which needs no scripts; `what` follows from a yes. */
export function ConfirmPage({
  question,
  what,
  ...form
}: Props & { readonly question: string; readonly what: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="max-w-xl">
      <h2 ref={heading} tabIndex={-1} className="text-xl break-words outline-none">
        {question}
      </h2>
      <p className="mt-2">{what}</p>
      <ConfirmForm {...form} />
    </section>
  )
}
