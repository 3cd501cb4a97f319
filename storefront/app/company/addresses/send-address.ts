import { company, type Address, type Call } from '@pasok/contract'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { addressFields } from '../fields/address-fields.ts'
import type { AreaLists } from '../fields/areas.ts'
import { fittingAreas, withoutClosedAreas } from '../fields/load-lists.ts'

/** The form of an address that was not saved, as it is shown again. */
export interface AddressResult extends FormResult {
  readonly status: number
  readonly values: Values
  readonly areas: AreaLists
  /** The address as somebody else changed it meanwhile. */
  readonly current?: Address
}

const fieldNames = addressFields.map(({ name }) => name)

/** Saves an address that was typed: a new one, or the one of an id. Undefined where nothing is left to show. */
export const sendAddress = async (
  call: Call,
  form: FormData,
  id?: string,
): Promise<AddressResult | undefined> => {
  const fields = typedIn(form, fieldNames)
  const others = typedIn(form, ['is_default_delivery', 'is_default_billing', 'version'])
  const typed = { ...fields, ...others }
  // Without scripts the next list of areas is loaded before anything is saved.
  if (form.get('intent') === 'areas') return { status: 200, errors: {}, ...(await fittingAreas(call, typed)) }
  const result =
    id === undefined
      ? await sendForm(call, company.addAddress, {
          body: {
            ...fields,
            is_default_delivery: 'is_default_delivery' in typed,
            is_default_billing: 'is_default_billing' in typed,
          },
        })
      : await sendForm(call, company.changeAddress, {
          params: { id },
          body: { ...fields, version: Number(others['version']) },
        })
  return 'data' in result ? undefined : refusedAddress(call, typed, result.refused)
}

const refusedAddress = async (call: Call, typed: Values, refused: Refused): Promise<AddressResult> => {
  const { values, areas } = await fittingAreas(call, typed)
  const { current: now, ...result } = withoutClosedAreas(refused, typed)
  if (!now) return { ...result, values, areas }
  const current = now as Address
  // Sending it again comes after seeing the current version.
  return { ...result, values: { ...values, version: String(current.version) }, areas, current }
}
