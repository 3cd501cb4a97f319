import type { AreaLists } from '../../company/fields/areas.ts'
import type { FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'

/** The form of a delivery that was not saved as a whole, as it is shown again. */
export interface DeliveryResult extends FormResult {
  readonly status: number
  readonly values: Values
  readonly areas: AreaLists
}

/** Values of the address's radios that are no address's id. */
export const NEW_ADDRESS = 'new'
export const STORED_ADDRESS = 'stored'
