import { use, useState } from 'react'
import { Field, FormContext, type FieldProps } from './field.tsx'

interface Props extends FieldProps {
  /** Which files: their endings and types. */
  readonly accept: string
  /** Several may be chosen. */
  readonly isMultiple?: boolean
  /** A phone opens its camera. */
  readonly isPhotographed?: boolean
  /** Told the size of what was chosen, of several the largest, in bytes. */
  readonly onSize?: (size: number) => void
}

/** The size of the largest file that a field has, in bytes. */
export const largestSize = ({ files }: HTMLInputElement): number =>
  Math.max(0, ...[...(files ?? [])].map(({ size }) => size))

/** A file to be sent. Choosing another file clears the errors. */
export function FileField({ accept, isMultiple, isPhotographed, onSize, ...field }: Props) {
  const form = use(FormContext)
  const errors = field.errors ?? form.errors[field.name]
  const [dismissed, setDismissed] = useState<readonly string[]>()
  return (
    <Field {...field} errors={errors === dismissed ? [] : errors}>
      {({ className, ...control }) => (
        <input
          {...control}
          defaultValue={undefined}
          type="file"
          accept={accept}
          multiple={isMultiple}
          capture={isPhotographed ? 'environment' : undefined}
          className={`${className} py-2`}
          onChange={({ target }) => {
            setDismissed(errors)
            onSize?.(largestSize(target))
          }}
        />
      )}
    </Field>
  )
}
