import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { LONGEST_MESSAGE } from '@pasok/contract'
import { useId, useState, type ReactNode } from 'react'
import {
  admin_approval_reason,
  admin_approval_reason_what,
  admin_close,
  admin_my_requests,
  form_busy,
} from '~words'
import type { RecordOutcome } from './record.ts'
import { useAccepted } from './use-accepted.ts'

/** What a form sends beside what is typed: which one it is (`do`), ids, versions. */
export type FormFacts = Readonly<Record<string, string | number>>

/** The outcome of one form among those of a page: they differ by what they are and by their ids. Versions are new once the record was read again. */
export const outcomeOf = (outcome: RecordOutcome, facts: FormFacts): RecordOutcome =>
  outcome !== undefined &&
  Object.entries(facts).every(
    ([name, value]) => name.endsWith('version') || outcome.typed[name] === String(value),
  )
    ? outcome
    : undefined

/** The hidden fields of a form. */
export function FormFactsFields({ facts }: { readonly facts: FormFacts }) {
  return Object.entries(facts).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

interface Props {
  /** On the button that opens the dialog, its title, and on the button that sends it. */
  readonly name: string
  /** Says which of several such buttons it is. */
  readonly label?: string
  readonly facts: FormFacts
  readonly outcome: RecordOutcome
  /** What stands in the form at first. */
  readonly values?: Values
  /** What follows. */
  readonly what?: string
  readonly isDanger?: boolean
  /** The button stands out: it is what is usually done next. */
  readonly isMain?: boolean
  readonly hasFiles?: boolean
  readonly isWide?: boolean
  readonly children?: ReactNode
}

/** A button that asks in a dialog for what a command needs. The dialog closes once the command was accepted. */
export function FormDialog({ name, label, isMain, outcome, ...dialog }: Props) {
  const [opener, setOpener] = useState<HTMLElement>()
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className={`button min-h-11 ${isMain ? '' : 'button-quiet'}`}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        {name}
      </button>
      {opener && (
        <OpenDialog
          {...dialog}
          name={name}
          outcome={outcomeOf(outcome, dialog.facts)}
          anyOutcome={outcome}
          opener={opener}
          onClose={() => setOpener(undefined)}
        />
      )}
    </>
  )
}

interface OpenProps extends Omit<Props, 'isMain' | 'label'> {
  /** Of whichever form of the page was sent last. */
  readonly anyOutcome: RecordOutcome
  readonly opener: HTMLElement
  readonly onClose: () => void
}

function OpenDialog({
  name,
  facts,
  outcome,
  anyOutcome,
  values = {},
  what,
  isDanger,
  hasFiles,
  isWide,
  children,
  opener,
  onClose,
}: OpenProps) {
  const title = useId()
  /** Names this command: sent twice, it is done once. */
  const [key] = useState(() => crypto.randomUUID())
  /** An outcome from before the dialog was opened says nothing about it. */
  const [before] = useState(outcome)
  const own = outcome === before ? undefined : outcome
  useAccepted(anyOutcome, onClose)
  const dialog = { id: title, title: name, opener, close: admin_close(), onClose, ...(isWide && { isWide }) }
  if (own?.refused.code === 'waiting_for_approval')
    return (
      <Dialog {...dialog}>
        <p role="status" className="mb-3">
          {own.refused.detail}
        </p>
        <Link to="/approvals?mine=true" className="underline">
          {admin_my_requests()}
        </Link>
      </Dialog>
    )
  return (
    <Dialog {...dialog}>
      {what !== undefined && <p className="mb-3">{what}</p>}
      <ActionForm
        id={`dialog-${facts['do']}`}
        values={own?.typed ?? values}
        result={own?.refused}
        className="grid gap-4"
        {...(hasFiles && { hasFiles })}
      >
        <FormAlert result={own?.refused} />
        <FormFactsFields facts={facts} />
        <input type="hidden" name="key" value={key} />
        {children}
        <ApprovalReason outcome={own} />
        <SubmitButton
          busy={form_busy()}
          className={`button min-h-11 justify-self-start ${isDanger ? 'button-danger' : ''}`}
        >
          {name}
        </SubmitButton>
      </ActionForm>
    </Dialog>
  )
}

/** Asks for the reason of a request for approval once a command was above the limit of the one who sent it. */
function ApprovalReason({ outcome }: { readonly outcome: RecordOutcome }) {
  if (outcome?.refused.code !== 'over_limit' && outcome?.typed['approval_reason'] === undefined) return null
  return (
    <TextField
      name="approval_reason"
      label={admin_approval_reason()}
      hint={admin_approval_reason_what()}
      rows={3}
      maxLength={LONGEST_MESSAGE}
    />
  )
}

/** The part of a request that asks for approval, where a reason for it was typed. */
export const approvalPart = ({ approval_reason }: Values): { readonly approval_reason?: string } =>
  approval_reason === undefined || approval_reason.trim() === '' ? {} : { approval_reason }
