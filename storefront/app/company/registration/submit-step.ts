import { company, type Call } from '@pasok/contract'
import { sendForm, typedIn } from '@pasok/ui/records/send-form.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import type { AreaLists } from '../fields/areas.ts'
import { fittingAreas, withoutClosedAreas } from '../fields/load-lists.ts'
import { findFirstStep, stepNamed, steps, storedNames, type Step } from './registration-fields.ts'
import type { StepResult } from './send-registration.ts'

/** How the form stands after a step was sent without scripts. */
export interface SubmittedStep extends StepResult {
  readonly step: Step
  readonly values: Values
  readonly areas: AreaLists
}

const checks = {
  company: company.checkCompany,
  address: company.checkAddress,
  contact: company.checkContact,
} as const

/** Takes a step that was sent without scripts; undefined when the last one was accepted and nothing is left to show. */
export const submitStep = async (
  call: Call,
  form: FormData,
  language: 'en' | 'id',
): Promise<SubmittedStep | undefined> => {
  const step = stepNamed(form.get('step'))
  const typed = typedIn(form, storedNames)
  const show = async (step: Step, result: Partial<StepResult> = {}): Promise<SubmittedStep> => {
    const { values, areas } =
      step === 'address' ? await fittingAreas(call, typed) : { values: typed, areas: {} }
    return { step, values, areas, errors: {}, warnings: {}, ...result }
  }
  if (form.has('back')) return show(stepNamed(form.get('back')))

  if (step === 'documents') {
    const result = await sendForm(call, company.signUp, {
      form: { ...Object.fromEntries(form), ...typed, language },
    })
    if ('data' in result) return undefined
    const { errors, refused } = result.refused
    return show(refused === undefined ? findFirstStep(Object.keys(errors)) : step, { errors, refused })
  }

  const checked = await sendForm(call, checks[step], { body: typed })
  if ('data' in checked) return show(steps[steps.indexOf(step) + 1] ?? 'documents', checked.data)
  const { errors, refused } = withoutClosedAreas(checked.refused, typed)
  return show(step, { errors, refused })
}
