import { resolveDestination } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { writtenAddress } from '../../company/index.ts'
import { buildLetterhead } from '../../content/index.ts'
import { findAnyOrder } from '../../order/index.ts'
import type { MadeDocument, Task } from '../../platform/index.ts'
import { listPackages, type DeliveryRow } from '../delivery.store.ts'
import { kilograms, type DeliveryPrintParts } from '../print-delivery.ts'
import type { drawLabels } from './label-worker.ts'

const task: Task<typeof drawLabels> = {
  module: new URL('./label-worker.ts', import.meta.url),
  name: 'drawLabels',
  deadlineMs: 30_000,
}

/** A label for each package of a delivery as a PDF; one without a weight where no package is entered. */
export const printLabels = async (
  { db, settings, workers }: Pick<DeliveryPrintParts, 'db' | 'settings' | 'workers'>,
  row: DeliveryRow,
  language: Language,
): Promise<MadeDocument> => {
  const [packages, order] = [await listPackages(db, [row.id]), await findAnyOrder(db, row.order_id)]
  if (!order) throw new Error('a delivery without its order')
  const address = resolveDestination(row.carrier, order.delivery_address ?? order.billing_address)
  const { letterhead } = buildLetterhead(settings, language)
  const made = await workers.run(task, {
    language,
    number: row.number,
    sender: letterhead,
    company: row.company_name,
    address: address ? writtenAddress(address, language, { isForParcel: true }) : [],
    order: row.order_number,
    poNumber: order.po_number,
    carrier: [row.courier, row.service, row.airway_bill].filter((text) => text !== '').join(' · '),
    weights:
      packages.length === 0
        ? [undefined]
        : packages.map(({ weight_g }) => `${kilograms(weight_g, language)} kg`),
  })
  return made === 'overrun' ? 'busy' : made
}
