import { useState } from 'react'
import { register_document_hint } from '~words'
import { control, describedBy, FieldFrame } from './field-frame.tsx'

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'

interface Props {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly errors: readonly string[] | undefined
  readonly optional?: boolean
}

/** A document to be sent. What was wrong with one is not said of the next: choosing it takes the errors away. */
export function FileField({ id, name, label, errors, optional }: Props) {
  const [dismissed, setDismissed] = useState<readonly string[]>()
  const shown = errors === dismissed ? undefined : errors
  return (
    <FieldFrame id={id} label={label} hint={register_document_hint()} faults={shown} optional={optional} half>
      <input
        id={id}
        type="file"
        name={name}
        accept={ACCEPTED}
        aria-required={optional ? undefined : true}
        aria-invalid={shown ? true : undefined}
        aria-describedby={describedBy(id, '', shown)}
        className={`${control(shown)} py-2`}
        onChange={() => setDismissed(errors)}
      />
    </FieldFrame>
  )
}
