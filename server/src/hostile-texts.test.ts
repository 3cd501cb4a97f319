import { expect, it } from 'vitest'
import {
  requestedQuantity,
  mayMarkThousands,
  parseNpwp,
  quantityIn,
  readRupiah,
  parseRupiah,
  splitQuantity,
  unitCode,
  withoutStrange,
} from '@pasok/contract'
import { company, companyStaff, identity, quickOrder } from '@pasok/contract/endpoints'
import { z } from 'zod'
import { growingFaster } from './testing/growth.ts'

/** Every field of what a company and its members fill in, and of pasted lists. */
const fields = [company, companyStaff, identity, quickOrder].flatMap((endpoints) =>
  Object.values<{ readonly path: string; readonly body?: unknown; readonly form?: unknown }>(
    endpoints,
  ).flatMap(({ body, form }) =>
    [body, form].flatMap((schema) => (schema instanceof z.ZodObject ? Object.values(schema.shape) : [])),
  ),
)

/** What reads texts that somebody else wrote, each given texts far beyond the bounds of their fields. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  withoutStrange,
  'every field of a form': (text) => fields.map((field) => z.safeParse(field, text)),
  readRupiah,
  parseRupiah: (text) => parseRupiah(text),
  'parseRupiah: by a factor': (text) => parseRupiah(text, '15500'),
  mayMarkThousands,
  parseNpwp,
  quantityIn,
  splitQuantity,
  requestedQuantity: (text) => requestedQuantity(text, { uom: 'box', pieces: 100 }),
  unitCode,
}

it.each(Object.entries(readers))('%s takes time in proportion to what it reads', (_, read) => {
  expect(growingFaster(read)).toBeUndefined()
})
