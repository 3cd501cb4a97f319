import { deliveryMethodCodes, type DeliveryOption } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { offerFor, type Goods } from './delivery.ts'
import { findMethod, findMethodsWithRates, type Destination } from './method.store.ts'

/** The enabled methods in their order, with their cost for goods and a destination; those without a rate say so. */
export const deliveryOptions = async (
  db: Db,
  goods: Goods & Destination,
  language: Language,
): Promise<DeliveryOption[]> => {
  const rows = await findMethodsWithRates(db, goods)
  return rows.map((row) => ({
    code: row.code,
    name: { en: row.name_en, id: row.name_id }[language],
    description: { en: row.description_en, id: row.description_id }[language],
    ...offerFor(row.code, row.base_amount === null ? undefined : row, goods),
  }))
}

/** A method's name in both languages, also if it is disabled; undefined if no method has this code. */
export const deliveryMethodNamed = async (
  db: Db,
  code: string,
): Promise<{ readonly code: string; readonly name: Readonly<Record<Language, string>> } | undefined> => {
  const known = deliveryMethodCodes.find((one) => one === code)
  const row = known && (await findMethod(db, known))
  return row && { code, name: { en: row.name_en, id: row.name_id } }
}
