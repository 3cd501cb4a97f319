import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { form_file_too_large } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { focusFirstError, hasErrors } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { chosenAreaNames, withChoice } from '../fields/areas.ts'
import { findFirstStep, stepNamed, steps, storedNames, type Step } from './registration-fields.ts'
import { checkStep, sendRegistration, type StepResult } from './send-registration.ts'
import { forgetRegistration, readStored, storeRegistration } from './stored-registration.ts'
import type { SubmittedStep } from './submit-step.ts'

const earlier = (one: Step, other: Step): Step => (steps.indexOf(one) < steps.indexOf(other) ? one : other)
const later = (one: Step, other: Step): Step => (earlier(one, other) === one ? other : one)
const NONE: StepResult = { errors: {}, warnings: {} }

/**
 * The registration as scripts lead through it. The address says which step is shown, so that the browser's own buttons go
 * from one to the next; the tab stores what was typed. `submitted` is what was sent before the scripts came.
 */
export const useRegistration = (submitted: SubmittedStep | undefined, largest: number) => {
  const link = useLink()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The step of the address that names none. */
  const [first] = useState<Step>(submitted?.step ?? 'company')
  const [reached, setReached] = useState<Step>(first)
  const [values, setValues] = useState<Values>(submitted?.values ?? {})
  const [result, setResult] = useState<StepResult>(submitted ?? NONE)
  const [isRestored, setRestored] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<number>()

  const requestedStep = new URLSearchParams(search).get('step')
  const step = earlier(requestedStep === null ? first : stepNamed(requestedStep), reached)
  const show = (next: Step) => void navigate(next === first ? link('/account/registrasi') : `?step=${next}`)

  /** The form's current values, merged with those stored by other steps. */
  const collect = (): Values => {
    const typed = [...new FormData(form.current ?? undefined)].filter(
      ([name, value]) => typeof value === 'string' && storedNames.includes(name),
    )
    return { ...values, ...(Object.fromEntries(typed) as Values) }
  }
  const store = (now: Values, to: Step = reached) => {
    setValues(now)
    setReached(to)
    storeRegistration({ values: now, reached: to })
  }

  const restore = useEffectEvent(() => {
    // What was sent before the scripts came is stored from here on.
    if (submitted) return store({ ...values, ...chosenAreaNames(values, submitted.areas) })
    const stored = readStored()
    if (!stored) return
    setValues(stored.values)
    setReached(stored.reached)
    setRestored(true)
  })
  useEffect(() => restore(), [])

  const isFirstPage = useRef(true)
  const arrive = useEffectEvent(() => {
    const names = Object.keys(result.errors)
    if (names.length > 0 && findFirstStep(names) === step) return focusFirstError(form.current)
    // Errors of another step are not shown here.
    setResult({ errors: {}, warnings: result.warnings })
    return heading.current?.focus()
  })
  // With the step, not after it, so that the focus is not taken from a field.
  useLayoutEffect(() => {
    if (!isFirstPage.current) arrive()
    isFirstPage.current = false
  }, [search])

  const refuse = (answer: StepResult): void => {
    setResult(answer)
    const names = Object.keys(answer.errors)
    if (names.length > 0 && findFirstStep(names) !== step) show(findFirstStep(names))
  }

  const check = async (checked: Exclude<Step, 'documents'>): Promise<void> => {
    const now = collect()
    store(now)
    setBusy(true)
    const answer = await checkStep(
      checked,
      Object.fromEntries(storedNames.map((name) => [name, now[name] ?? ''])),
    )
    setBusy(false)
    if (hasErrors(answer)) return refuse(answer)
    const next = steps[steps.indexOf(checked) + 1] ?? 'documents'
    setResult(answer)
    store(now, later(next, reached))
    return show(next)
  }

  const sendAll = async (): Promise<void> => {
    const all = new FormData(form.current ?? undefined)
    const tooLarge = [...all].filter(([, value]) => value instanceof File && value.size > largest)
    if (tooLarge.length > 0)
      return refuse({
        ...NONE,
        errors: Object.fromEntries(tooLarge.map(([name]) => [name, [form_file_too_large()]])),
      })
    all.set('language', document.documentElement.lang)
    setBusy(true)
    const answer = await sendRegistration(all, setProgress)
    setBusy(false)
    setProgress(undefined)
    if (hasErrors(answer)) return refuse(answer)
    forgetRegistration(values['email'] ?? '')
    return void navigate(`${link('/account/verification')}?sent`)
  }

  return {
    form,
    heading,
    step,
    values,
    result,
    isRestored,
    isBusy,
    progress,
    save: () => store(collect()),
    choose: (field: string, id: string, name: string) => store(withChoice(collect(), field, id, name)),
    goTo: (to: Step) => {
      store(collect())
      show(to)
    },
    submit: () => {
      if (isBusy) return
      void (step === 'documents' ? sendAll() : check(step))
    },
  }
}
