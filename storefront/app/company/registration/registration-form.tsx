import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  register_back,
  register_busy,
  register_faults,
  register_next,
  register_not_reached,
  register_send,
  register_step_of,
  register_too_large,
  register_uploading,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import type { AreaLists } from '../fields/area-lists.ts'
import { DocumentsFields } from './documents-fields.tsx'
import type { Values } from '../fields/field-plan.ts'
import { FormFields, type Lists } from '../fields/form-fields.tsx'
import { forgetKept, readKept, writeKept } from './kept-registration.ts'
import { leadToFault } from '../fields/lead-to-fault.ts'
import { firstStepOf, keptNames, plans, stepNames, steps, type Step } from './registration-steps.ts'
import { below } from '../fields/search-lists.ts'
import { checkStep, sendRegistration, type Sent } from './send-registration.ts'
import { StepList } from './step-list.tsx'
import type { Faults, Taken } from './take-step.ts'

interface Props {
  readonly lists: Lists
  readonly areas: AreaLists
  readonly versions: { readonly terms: string; readonly privacy: string }
  /** In bytes, what a paper may take. */
  readonly largest: number
  /** How the form stands after a step that no script sent. */
  readonly taken: Taken | undefined
}

const at = (step: Step): number => steps.indexOf(step)
const stepIn = (search: string): Step => {
  const said = new URLSearchParams(search).get('step')
  return steps.find((step) => step === said) ?? 'company'
}

/** The registration, a step at a time: one form for the browser alone, and the same with scripts, which keep it. */
export function RegistrationForm({ lists, areas, versions, largest, taken }: Props) {
  const link = useLink()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [values, setValues] = useState<Values>(taken?.values ?? {})
  const [step, setStep] = useState<Step>(taken?.step ?? 'company')
  const [reached, setReached] = useState<Step>(taken?.step ?? 'company')
  const [sent, setSent] = useState<Sent>({
    faults: taken?.faults ?? {},
    warnings: taken?.warnings ?? {},
    ...(taken?.refused !== undefined && { refused: taken.refused }),
  })
  /** Fields are made anew when what stands in them was not typed there. */
  const [edition, setEdition] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<number>()
  /** Counts how often the form was refused: each time leads to the fault, once it stands there. */
  const [refusals, setRefusals] = useState(0)
  const isFirst = useRef(true)

  /** What stands in the form now, beside what other steps have kept. */
  const collect = (): Values => {
    const now: Record<string, string> = { ...values }
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (typeof value === 'string' && keptNames.includes(name)) now[name] = value
    return now
  }
  const keep = (now: Values, to: Step = reached) => {
    setValues(now)
    writeKept({ values: now, reached: to })
  }

  const restore = useEffectEvent(() => {
    const kept = taken ? undefined : readKept()
    if (kept) {
      setValues(kept.values)
      setReached(kept.reached)
      setEdition((before) => before + 1)
      const asked = stepIn(search)
      setStep(at(asked) <= at(kept.reached) ? asked : kept.reached)
    } else if (taken) {
      // It was sent before the scripts came: from here on they keep it.
      const names: Record<string, string> = {}
      for (const [area, list] of Object.entries(taken.areas))
        names[`${area}_name`] = list.find(([id]) => id === taken.values[area])?.[1] ?? ''
      keep({ ...taken.values, ...names }, taken.step)
      if (Object.keys(taken.faults).length > 0) leadToFault(form.current)
    }
  })
  useEffect(() => restore(), [])

  // The browser's own buttons go from step to step.
  const follow = useEffectEvent(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const asked = stepIn(search)
    const shown = at(asked) <= at(reached) ? asked : reached
    if (shown !== step) {
      setStep(shown)
      // What led here stays; what was said of another step does not.
      const isLed = Object.keys(sent.faults).length > 0 && firstStepOf(Object.keys(sent.faults)) === shown
      setSent({ faults: isLed ? sent.faults : {}, warnings: sent.warnings })
      setEdition((before) => before + 1)
      if (isLed) {
        setRefusals((before) => before + 1)
        return
      }
    }
    heading.current?.focus()
  })
  useEffect(() => follow(), [search])

  useEffect(() => {
    if (refusals > 0) leadToFault(form.current)
  }, [refusals])

  const show = (next: Step) =>
    void navigate(next === 'company' ? link('/account/registrasi') : `?step=${next}`, {
      preventScrollReset: false,
    })

  const refuse = (answer: Sent): void => {
    setSent(answer)
    const faulty = firstStepOf(Object.keys(answer.faults))
    if (Object.keys(answer.faults).length > 0 && faulty !== step) return show(faulty)
    setRefusals((before) => before + 1)
  }

  const send = async () => {
    const now = collect()
    keep(now)
    setBusy(true)
    if (step !== 'documents') {
      const answer = await checkStep(
        step,
        Object.fromEntries(keptNames.map((name) => [name, now[name] ?? ''])),
      )
      setBusy(false)
      if (answer.refused !== undefined || Object.keys(answer.faults).length > 0) return refuse(answer)
      const next = steps[at(step) + 1] ?? 'documents'
      const furthest = at(next) > at(reached) ? next : reached
      setSent(answer)
      setReached(furthest)
      keep(now, furthest)
      return show(next)
    }
    const all = new FormData(form.current ?? undefined)
    const tooLarge = [...all].filter(([, value]) => value instanceof File && value.size > largest)
    if (tooLarge.length > 0) {
      setBusy(false)
      return refuse({
        faults: Object.fromEntries(tooLarge.map(([name]) => [name, [register_too_large()]])),
        warnings: {},
      })
    }
    all.set('language', document.documentElement.lang)
    const answer = await sendRegistration(all, setProgress)
    setBusy(false)
    setProgress(undefined)
    if (answer.refused !== undefined || Object.keys(answer.faults).length > 0) return refuse(answer)
    forgetKept(now['email'] ?? '')
    return void navigate(`${link('/account/verification')}?sent`)
  }

  const choose = (field: string, id: string, name: string) => {
    const now: Record<string, string> = { ...collect(), [field]: id, [`${field}_name`]: name }
    for (const area of below(field)) {
      now[area] = ''
      now[`${area}_name`] = ''
    }
    keep(now)
  }

  const { faults, warnings, refused } = sent
  const hasFaults = Object.keys(faults).length > 0
  const previous = steps[at(step) - 1]
  return (
    <form
      ref={form}
      method="post"
      action={link('/account/registrasi')}
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
      onChange={() => keep(collect())}
      className="mt-6"
    >
      <StepList step={step} />
      <h2 ref={heading} tabIndex={-1} className="mt-6 text-xl outline-none">
        <span className="sr-only">{register_step_of({ number: at(step) + 1, total: steps.length })} </span>
        {stepNames[step]()}
      </h2>
      {(hasFaults || refused !== undefined) && (
        <p role="alert" tabIndex={-1} className="mt-3 rounded-md border border-danger px-3 py-2 text-danger">
          {hasFaults ? register_faults() : refused || register_not_reached()}
        </p>
      )}
      <Warnings warnings={warnings} />
      <input type="hidden" name="step" value={step} />
      {keptNames.map((name) =>
        firstStepOf([name]) === step ? null : (
          <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
        ),
      )}
      {/* Enter means the first button of a form: this one, not the way back. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <div key={`${step}${edition}`} className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {step === 'documents' ? (
          <DocumentsFields faults={faults} versions={versions} />
        ) : (
          <FormFields
            plans={plans[step]}
            values={values}
            faults={faults}
            lists={lists}
            areas={taken?.step === 'address' ? taken.areas : areas}
            onChoose={choose}
          />
        )}
      </div>
      {progress !== undefined && (
        <p className="mt-4">
          <label>
            {register_uploading({ percent: Math.round(progress * 100) })}
            <progress value={progress} className="block h-2 w-full" />
          </label>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {previous && (
          <button
            type="submit"
            name="back"
            value={previous}
            className="button button-quiet min-h-11"
            onClick={(event) => {
              event.preventDefault()
              keep(collect())
              show(previous)
            }}
          >
            {register_back()}
          </button>
        )}
        <button type="submit" aria-disabled={isBusy} className="button min-h-11">
          {isBusy ? register_busy() : step === 'documents' ? register_send() : register_next()}
        </button>
      </div>
    </form>
  )
}

/** What is told and may stay as it is. */
function Warnings({ warnings }: { warnings: Faults }) {
  const told = Object.values(warnings).flat()
  return (
    told.length > 0 && (
      <p role="status" className="mt-3 rounded-md border border-accent-strong bg-surface px-3 py-2">
        {told.join(' ')}
      </p>
    )
  )
}
