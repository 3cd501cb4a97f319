import type { Address } from '@pasok/contract'
import { areaNames } from '../fields/areas.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { phoneText } from '@pasok/ui/kit/phone-text.ts'

/** An address as its form holds it: in a file of its own, since the browser needs it and no schema. */
export const toValues = (address: Address): Values => {
  const { label, recipient, phone, street, rt, rw, postal_code, note, version } = address
  const areas = areaNames.flatMap((name) => {
    const { id, name: called } = address[name.slice(0, -3) as 'province']
    return [
      [name, String(id)],
      [`${name}_name`, called],
    ]
  })
  const fields = {
    label,
    recipient,
    phone: phoneText(phone),
    street,
    rt,
    rw,
    postal_code,
    note,
    version: String(version),
  }
  return { ...fields, ...Object.fromEntries(areas) }
}
