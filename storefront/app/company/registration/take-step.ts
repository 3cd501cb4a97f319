import { company, type Call, type Problem } from '@pasok/contract'
import { areaLists, type AreaLists } from '../fields/area-lists.ts'
import { areaNames, type Values } from '../fields/field-plan.ts'
import { fittingAreas } from '../fields/fitting-areas.ts'
import { firstStepOf, keptNames, steps, type Step } from './registration-steps.ts'

export type Faults = Readonly<Record<string, readonly string[]>>

/** How the form stands after a step was sent. */
export interface Taken {
  readonly step: Step
  readonly values: Values
  readonly faults: Faults
  /** What is told of an earlier step, which may stay as it is. */
  readonly warnings: Faults
  readonly areas: AreaLists
  /** What was refused as a whole. */
  readonly refused?: string
}

const isStep = (text: unknown): text is Step => steps.includes(text as Step)

/** What stands in a form, as far as it is kept from step to step. */
export const valuesIn = (form: FormData): Values =>
  Object.fromEntries(
    keptNames.flatMap((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

const faultsIn = (problem: Problem): { faults: Faults; refused?: string } =>
  problem.errors ? { faults: problem.errors } : { faults: {}, refused: problem.detail }

const check = (call: Call, step: Exclude<Step, 'documents'>, values: Values) => {
  const body = values as never
  if (step === 'company') return call(company.checkCompany, { body })
  return step === 'address' ? call(company.checkAddress, { body }) : call(company.checkContact, { body })
}

/** Takes a step that was sent without scripts; `undefined` when the last one was taken and nothing is left to show. */
export const takeStep = async (
  call: Call,
  form: FormData,
  language: 'en' | 'id',
): Promise<Taken | undefined> => {
  const said = form.get('step')
  const step = isStep(said) ? said : 'company'
  const given = valuesIn(form)
  const show = async (next: Step, more: Partial<Taken> = {}): Promise<Taken> => {
    const areas = next === 'address' ? await areaLists(call, given) : {}
    const values = next === 'address' ? fittingAreas(given, areas) : given
    return { step: next, values, faults: {}, warnings: {}, areas, ...more }
  }
  const back = form.get('back')
  if (isStep(back)) return show(back)

  if (step === 'documents') {
    const { body } = await call(company.signUp, {
      form: { ...Object.fromEntries(form), ...given, language } as never,
    })
    if ('data' in body) return undefined
    const told = faultsIn(body)
    return show(told.refused === undefined ? firstStepOf(Object.keys(told.faults)) : step, told)
  }

  const { body } = await check(call, step, given)
  if ('data' in body) return show(steps[steps.indexOf(step) + 1] ?? 'documents', body.data)
  const { faults, ...refused } = faultsIn(body)
  // A list that was not shown yet, because nothing was chosen above it, is nobody's fault.
  const told = Object.fromEntries(Object.entries(faults).filter(([name]) => name in given || !isArea(name)))
  return show(step, { faults: told, ...refused })
}

const isArea = (name: string): boolean => areaNames.some((area) => area === name)
