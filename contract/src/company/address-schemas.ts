import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { allRecords, id, nothing, paged, record, records, recordVersion } from '../envelope.ts'
import { addressFields, anyPhone, area, optionalParagraph, orMissing, required } from '../fields.ts'
import { address } from './records.ts'
import { addressPurposes } from './limits.ts'

/** An area by its id, as answers give it or as a form sends it. */
const areaId = z
  .union([z.int().min(1).max(9_999_999_999), area], orMissing('wrong_form'))
  .meta({ type: 'integer', minimum: 1 })

export const fields = z.object({
  /** What the company calls it. */
  label: required(1, 60),
  recipient: required(2, 200),
  phone: anyPhone,
  street: addressFields.shape.street,
  rt: addressFields.shape.rt,
  rw: addressFields.shape.rw,
  province_id: areaId,
  city_id: areaId,
  district_id: areaId,
  subdistrict_id: areaId,
  postal_code: addressFields.shape.postal_code,
  /** Gate, receiving hours and the like. */
  note: optionalParagraph(500),
})

const tag = 'Addresses'
const params = z.object({ id })

export const addressSchemas = {
  pageAddresses: {
    tag,
    summary: "The addresses of the asking member's company by pages, defaults first",
    query: paged(20, {}),
    answer: records(address),
  },
  listAddresses: {
    tag,
    summary: "All addresses of the asking member's company, defaults first",
    answer: allRecords(address),
  },
  addAddress: {
    tag,
    summary: 'Adds an address; the first one of a company is the default for everything',
    body: fields.extend({
      is_default_delivery: z.boolean().optional().default(false),
      is_default_billing: z.boolean().optional().default(false),
    }),
    answer: record(address),
  },
  showAddress: {
    tag,
    summary: 'One address',
    params,
    answer: record(address),
  },
  changeAddress: {
    tag,
    summary: 'Replaces all fields of an address; it keeps its defaults',
    params,
    body: fields.extend({ version: recordVersion }),
    answer: record(address),
  },
  removeAddress: {
    tag,
    summary: 'Removes an address; a default one only after another is the default',
    params,
    answer: nothing,
  },
  setDefaultAddress: {
    tag,
    summary: 'Makes an address the default, in the place of the one that was',
    params,
    body: z.object({ purpose: z.enum(addressPurposes) }),
    answer: record(address),
  },
} satisfies ModuleSchemas
