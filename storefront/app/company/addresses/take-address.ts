import { company, type Address, type Call, type Problem } from '@pasok/contract'
import { areaLists, type AreaLists } from '../fields/area-lists.ts'
import { areaNames, type Values } from '../fields/field-plan.ts'
import { chosenAreaNames, fittingAreas } from '../fields/fitting-areas.ts'
import type { Faults } from '../registration/take-step.ts'

/** How the form of an address stands. */
export interface TakenAddress {
  readonly values: Values
  readonly faults: Faults
  readonly areas: AreaLists
  /** What was refused as a whole. */
  readonly refused?: string
  /** What somebody else made of it meanwhile. */
  readonly current?: Address
}

const names = [
  'label',
  'recipient',
  'phone',
  'street',
  'rt',
  'rw',
  ...areaNames,
  'postal_code',
  'note',
  'is_default_delivery',
  'is_default_billing',
  'version',
]

const valuesIn = (form: FormData): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

const again = async (call: Call, given: Values, problem?: Problem): Promise<TakenAddress> => {
  const areas = await areaLists(call, given)
  const values = fittingAreas(given, areas)
  // A list that was not open yet, because nothing was chosen above it, is nobody's fault.
  const faults = Object.entries(problem?.errors ?? {}).filter(
    ([name]) => name in given || !areaNames.some((area) => area === name),
  )
  return {
    values: { ...values, ...chosenAreaNames(values, areas) },
    faults: Object.fromEntries(faults),
    areas,
    ...(problem && !problem.errors && { refused: problem.detail }),
  }
}

/** What a form that was sent leads to: nothing is left to show, or the form once more with the status to answer. */
export interface Result {
  readonly status: number
  readonly taken: TakenAddress
}

/** Takes an address that was typed: a new one, or the one of an id as it is to be. */
export const takeAddress = async (call: Call, form: FormData, id?: string): Promise<Result | undefined> => {
  const given = valuesIn(form)
  // Without scripts the next list of areas is asked for before anything is saved.
  if (form.get('intent') === 'areas') return { status: 200, taken: await again(call, given) }
  const { version, is_default_delivery, is_default_billing, ...fields } = given
  const defaults = {
    is_default_delivery: is_default_delivery !== undefined,
    is_default_billing: is_default_billing !== undefined,
  }
  const { status, body } =
    id === undefined
      ? await call(company.addAddress, { body: { ...fields, ...defaults } as never })
      : await call(company.changeAddress, {
          params: { id },
          body: { ...fields, version: Number(version) } as never,
        })
  if ('data' in body) return undefined
  const taken = await again(call, given, body)
  if (!body.current) return { status, taken }
  const current = body.current as Address
  return {
    status,
    taken: { ...taken, current, values: { ...taken.values, version: String(current.version) } },
  }
}
