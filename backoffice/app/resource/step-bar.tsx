import { LONGEST_MESSAGE } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { RadioField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { useState } from 'react'
import { admin_approval_reason, admin_approval_needed, admin_close, form_busy } from '~words'
import type { RecordOutcome } from './record.ts'

/** How a step is shown. */
export interface StepLook {
  readonly name: () => string
  /** What a dialog asks for before it is taken: a text, a day, or one of several choices. */
  readonly asks?: {
    /** The API's name of it; 'text' where nothing is given. */
    readonly field?: string
    readonly label: () => string
    /** What the step does. */
    readonly what?: () => string
    readonly optional?: boolean
    readonly isDay?: boolean
    readonly choices?: readonly (readonly [value: string, name: string])[]
  }
  readonly isDanger?: boolean
}

interface Props<Step extends string> {
  /** What may be done now, in the API's order. */
  readonly steps: readonly Step[]
  readonly looks: Readonly<Record<Step, StepLook>>
  /** Of the record, as it is shown. */
  readonly version: number
  readonly outcome: RecordOutcome
}

/** The steps of a record as buttons. */
export function StepBar<Step extends string>({ steps, looks, version, outcome }: Props<Step>) {
  const [open, setOpen] = useState<{ readonly step: Step; readonly opener: HTMLElement }>()
  const refused = outcome?.typed['do'] === 'step' ? outcome : undefined
  const isOpen = open !== undefined && steps.includes(open.step)
  return (
    <div className="my-4">
      {!isOpen && <FormAlert result={refused?.refused} className="mb-3" />}
      <div className="flex flex-wrap gap-3">
        {steps.map((step, at) => {
          const look = looks[step]
          // Only a step that needs no dialog is a primary button.
          const className = `button min-h-11 ${at === 0 && !look.asks ? '' : 'button-quiet'}`
          if (look.asks)
            return (
              <button
                key={step}
                type="button"
                className={className}
                onClick={({ currentTarget }) => setOpen({ step, opener: currentTarget })}
              >
                {look.name()}
              </button>
            )
          return (
            <ActionForm key={step} id={`step-${step}`}>
              <StepFields step={step} version={version} />
              <SubmitButton className={className} busy={form_busy()}>
                {look.name()}
              </SubmitButton>
            </ActionForm>
          )
        })}
      </div>
      {isOpen && (
        <StepDialog
          step={open.step}
          look={looks[open.step]}
          version={version}
          outcome={refused?.typed['step'] === open.step ? refused : undefined}
          opener={open.opener}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

function StepFields({ step, version }: { readonly step: string; readonly version: number }) {
  return (
    <>
      <input type="hidden" name="do" value="step" />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={version} />
    </>
  )
}

interface DialogProps {
  readonly step: string
  readonly look: StepLook
  readonly version: number
  readonly outcome: RecordOutcome
  readonly opener: HTMLElement
  readonly onClose: () => void
}

/** Closes by itself once the step is taken: the record no longer has it. */
function StepDialog({
  step,
  look: { name, asks, isDanger },
  version,
  outcome,
  opener,
  onClose,
}: DialogProps) {
  return (
    <Dialog id="step-title" title={name()} opener={opener} close={admin_close()} onClose={onClose}>
      {asks?.what && <p className="mb-3">{asks.what()}</p>}
      <ActionForm id="step" values={outcome?.typed ?? {}} result={outcome?.refused} className="grid gap-4">
        <FormAlert result={outcome?.refused} />
        <StepFields step={step} version={version} />
        {asks?.choices && (
          <RadioField name={asks.field ?? 'text'} label={asks.label()} choices={asks.choices} />
        )}
        {asks?.isDay && <DateField name={asks.field ?? 'text'} label={asks.label()} />}
        {asks && !asks.choices && !asks.isDay && (
          <TextField
            name={asks.field ?? 'text'}
            label={asks.label()}
            rows={4}
            maxLength={LONGEST_MESSAGE}
            optional={asks.optional}
          />
        )}
        {(outcome?.refused.code === 'over_limit' || outcome?.typed['approval_reason'] !== undefined) && (
          <TextField
            name="approval_reason"
            label={admin_approval_reason()}
            hint={admin_approval_needed()}
            rows={3}
            maxLength={LONGEST_MESSAGE}
          />
        )}
        <SubmitButton busy={form_busy()} className={`button min-h-11 ${isDanger ? 'button-danger' : ''}`}>
          {name()}
        </SubmitButton>
      </ActionForm>
    </Dialog>
  )
}
