import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { allRecords, data, id, paged, record, records } from './envelope.ts'
import { problem } from './problem.ts'
import {
  addressFields as seat,
  anyPhone,
  area,
  orMissing,
  optionalParagraph,
  required,
} from './registration-fields.ts'

/** A company keeps at most so many. */
export const MOST_ADDRESSES = 200

/** What an address is the default for. A company that has addresses has one default for each of these. */
export const addressPurposes = ['delivery', 'billing'] as const
export type AddressPurpose = (typeof addressPurposes)[number]

/** An area by its id, as answers give it or as a form sends it. */
const areaId = z
  .union([z.int().min(1).max(9_999_999_999), area], orMissing('wrong_form'))
  .meta({ type: 'integer', minimum: 1 })

const fields = z.object({
  /** What the company calls it. */
  label: required(1, 60),
  recipient: required(2, 200),
  phone: anyPhone,
  street: seat.shape.street,
  rt: seat.shape.rt,
  rw: seat.shape.rw,
  province_id: areaId,
  city_id: areaId,
  district_id: areaId,
  subdistrict_id: areaId,
  postal_code: seat.shape.postal_code,
  /** Gate, receiving hours and the like. */
  note: optionalParagraph(500),
})

/** What an address says, checked for its form. */
export type AddressFields = z.output<typeof fields>

/** A short list's entry, or an area. */
export const named = z.object({ id: z.int(), name: z.string() })

/** Where something stands, as it is shown. */
export const place = {
  street: z.string(),
  /** Three digits, or empty. */
  rt: z.string(),
  rw: z.string(),
  province: named,
  city: named,
  district: named,
  subdistrict: named,
  postal_code: z.string(),
}

const address = z.object({
  id: z.int(),
  /** Raised by every change of its fields; a change names the one it saw. */
  version: z.int(),
  label: z.string(),
  recipient: z.string(),
  /** As +62…. */
  phone: z.string(),
  ...place,
  note: z.string(),
  is_default_delivery: z.boolean(),
  is_default_billing: z.boolean(),
})
/** A company's address, as its people see it. */
export type Address = z.output<typeof address>

const tag = 'Addresses'
const params = z.object({ id })
const reading = { 401: problem, 503: problem } as const
const writing = {
  400: problem,
  401: problem,
  403: problem,
  413: problem,
  415: problem,
  503: problem,
} as const

export const pageAddresses = endpoint({
  method: 'get',
  path: '/v2/delivery/address',
  access: { member: 'viewer' },
  tag,
  summary: "The addresses of the asking member's company by pages, defaults first",
  query: paged(20, {}),
  answers: { 200: records(address), 400: problem, ...reading },
})

export const listAddresses = endpoint({
  method: 'get',
  path: '/delivery/address',
  access: { member: 'viewer' },
  tag,
  summary: "All addresses of the asking member's company, defaults first",
  answers: { 200: allRecords(address), ...reading },
})

export const addAddress = endpoint({
  method: 'post',
  path: '/delivery/address/new',
  access: { member: 'buyer' },
  tag,
  summary: 'Adds an address; the first one of a company is the default for everything',
  body: fields.extend({
    is_default_delivery: z.boolean().optional().default(false),
    is_default_billing: z.boolean().optional().default(false),
  }),
  answers: { 200: record(address), 409: problem, ...writing },
})

export const showAddress = endpoint({
  method: 'get',
  path: '/delivery/address/{id}',
  access: { member: 'viewer' },
  tag,
  summary: 'One address',
  params,
  answers: { 200: record(address), 400: problem, 404: problem, ...reading },
})

export const changeAddress = endpoint({
  method: 'put',
  path: '/delivery/address/{id}',
  access: { member: 'buyer' },
  tag,
  summary: 'Changes an address, all of its fields; what it is the default for stays',
  params,
  body: fields.extend({ version: z.int().min(1).max(2_147_483_647) }),
  answers: { 200: record(address), 404: problem, 409: problem, ...writing },
})

export const removeAddress = endpoint({
  method: 'delete',
  path: '/delivery/address/{id}',
  access: { member: 'buyer' },
  tag,
  summary: 'Removes an address; a default one stays until another takes its place',
  params,
  answers: {
    200: data(z.object({})),
    400: problem,
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    503: problem,
  },
})

export const setDefaultAddress = endpoint({
  method: 'post',
  path: '/delivery/address/{id}/default',
  access: { member: 'buyer' },
  tag,
  summary: 'Makes an address the default, in the place of the one that was',
  params,
  body: z.object({ purpose: z.enum(addressPurposes) }),
  answers: { 200: record(address), 404: problem, ...writing },
})
