import { Field, type FieldProps } from './field.tsx'

interface Props extends FieldProps {
  /** The first day that may be chosen, 'YYYY-MM-DD'. */
  readonly min?: string | undefined
  /** The last day that may be chosen, 'YYYY-MM-DD'. */
  readonly max?: string | undefined
}

/** A day, as the browser asks for one; sent as 'YYYY-MM-DD'. */
export function DateField({ min, max, ...field }: Props) {
  return <Field {...field}>{(control) => <input {...control} type="date" min={min} max={max} />}</Field>
}
