import { form_steps } from '~words'

interface Props {
  /** The steps' names, in order. */
  readonly steps: readonly string[]
  /** The place of the one that is shown, from 0. */
  readonly current: number
}

/** The steps of a form, and where among them somebody is. */
export function Stepper({ steps, current }: Props) {
  return (
    <ol aria-label={form_steps()} className="grid grid-cols-4 gap-2">
      {steps.map((name, at) => (
        <li
          key={name}
          aria-current={at === current ? 'step' : undefined}
          className={`border-t-4 pt-1 text-[13px] ${at <= current ? 'border-accent-strong' : 'border-line'} ${at === current ? 'font-semibold' : 'text-ink-soft'}`}
        >
          <span className="block">{at + 1}</span>
          <span className="max-sm:sr-only">{name}</span>
        </li>
      ))}
    </ol>
  )
}
