import { resolveDestination, type Delivery, jakartaDay } from '@pasok/contract'
import { packageWords, signatureWords, unitWord, type Language } from '@pasok/words'
import { findCompany, writtenAddress } from '../company/index.ts'
import { buildLetterhead, type SettingsFile } from '../content/index.ts'
import { deliveryMethodNamed } from '../delivery/index.ts'
import { findMembers } from '../identity/index.ts'
import { findAnyOrder } from '../order/index.ts'
import {
  makeDocument,
  type CommercialDocument,
  type DocumentParts,
  type DocumentReader,
  type MadeDocument,
} from '../platform/index.ts'
import type { DeliveryRow } from './delivery.store.ts'
import { showDeliveries } from './show-delivery.ts'

/** What printing a document needs. */
export interface DeliveryPrintParts extends DocumentParts {
  readonly settings: SettingsFile
}

/** Which document of a delivery. */
export type DeliveryDocument = 'delivery_note' | 'packing_list'

/** A document of a delivery as a PDF, without prices. */
export const printDelivery = async (
  parts: DeliveryPrintParts,
  row: DeliveryRow,
  kind: DeliveryDocument,
  language: Language,
  reader: DocumentReader,
): Promise<MadeDocument> => {
  const { db, settings } = parts
  const [[record], order, company, method] = await Promise.all([
    showDeliveries(db, [row], language),
    findAnyOrder(db, row.order_id),
    findCompany(db, row.company_id),
    deliveryMethodNamed(db, row.carrier),
  ])
  if (!record || !order) throw new Error('a delivery without its order')
  const member = (await findMembers(db, [order.placed_by])).get(order.placed_by)
  const { bankAccounts: _, ...letterhead } = buildLetterhead(settings, language)
  const address = resolveDestination(row.carrier, order.delivery_address ?? order.billing_address)
  const grams = record.packages.reduce((sum, { weight_g }) => sum + weight_g, 0)
  return makeDocument(parts, reader, {
    language,
    kind,
    number: row.number,
    ...letterhead,
    customer: {
      legalName: row.company_name,
      npwp: company?.npwp,
      billingAddress: order.billing_address
        ? writtenAddress(order.billing_address, language, { isForParcel: false })
        : [],
      deliveryAddress: address ? writtenAddress(address, language, { isForParcel: true }) : undefined,
      attention: member?.name,
    },
    facts: {
      date: jakartaDay(row.picked_up_at ?? row.created_at),
      orderNumber: row.order_number,
      replacedReturn: row.return_number ?? undefined,
      customerReference: order.customer_reference || undefined,
      poNumber: order.po_number || undefined,
      deliveryMethod: method?.name[language] ?? row.carrier,
      courier: [row.courier, row.service].filter((one) => one !== '').join(' ') || undefined,
      airwayBill: row.airway_bill || undefined,
      driver: row.driver || undefined,
      plate: row.plate || undefined,
      eta: row.eta ?? undefined,
      packages: record.packages.length || undefined,
      weight: grams === 0 ? undefined : `${kilograms(grams, language)} kg`,
    },
    lines: buildLines(record, language),
    ...(kind === 'packing_list'
      ? { packages: describePackages(record, language) }
      : { signatures: Object.values(signatureWords).map((word) => word[language]) }),
  })
}

const buildLines = ({ lines }: Delivery, language: Language): CommercialDocument['lines'] =>
  lines.map((line) => ({
    place: line.place,
    sku: line.product.sku_number,
    ownNumber: line.product.own_number,
    name: line.product.name,
    quantity: line.quantity,
    uom: unitWord(line.uom, language),
  }))

const describePackages = ({ packages }: Delivery, language: Language): string[] =>
  packages.map(({ weight_g }, at) =>
    packageWords[language]({ place: at + 1, of: packages.length, weight: kilograms(weight_g, language) }),
  )

/** Grams as kilograms, to the gram. */
export const kilograms = (grams: number, language: Language): string => {
  const text = String(grams / 1_000)
  return language === 'id' ? text.replace('.', ',') : text
}
