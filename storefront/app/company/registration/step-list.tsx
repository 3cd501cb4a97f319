import { register_steps } from '~words'
import { stepNames, steps, type Step } from './registration-steps.ts'

/** The way through the form, and where on it somebody is. */
export function StepList({ step }: { step: Step }) {
  const here = steps.indexOf(step)
  return (
    <ol aria-label={register_steps()} className="grid grid-cols-4 gap-2">
      {steps.map((one, at) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          className={`border-t-4 pt-1 text-[13px] ${at <= here ? 'border-accent-strong' : 'border-line'} ${one === step ? 'font-semibold' : 'text-ink-soft'}`}
        >
          <span className="block">{at + 1}</span>
          <span className="max-sm:sr-only">{stepNames[one]()}</span>
        </li>
      ))}
    </ol>
  )
}
